import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { callerSignal } from './caller-signal.js';
import { hasTwoHosts } from './host-lines.js';
import { mediaFault } from './media-fault.js';
import { requestId } from './request-id.js';

describe('the id of a request', () => {
  it.each(['my-own-id-0001', 'a2345678', 'x'.repeat(64), 'trace:1.2_3'])('is the caller’s own, %s', (id) => {
    expect(requestId(id)).toBe(id);
  });

  it.each([
    ['too short', 'a234567'],
    ['too long', 'x'.repeat(65)],
    ['of other characters', 'my own id 1'],
    ['like a key', 'svc_NotAnIdNotAnId'],
    ['like a key inside', 'my-GT_NotAnId'],
    ['absent', undefined],
    ['told twice', ['my-own-id-0001', 'my-own-id-0002']],
  ])('is new where it is %s', (_, id) => {
    expect(requestId(id)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('the signal of a caller', () => {
  const response = (state: Partial<ServerResponse>): ServerResponse =>
    Object.assign(new EventEmitter(), { writableFinished: false, destroyed: false, ...state }) as ServerResponse;

  it('aborts when the connection closes before the answer is written, and is one for each response', () => {
    const leaving = response({});
    const signal = callerSignal(leaving);
    expect(callerSignal(leaving)).toBe(signal);
    expect(signal.aborted).toBe(false);
    leaving.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('stays silent where the answer was written first', () => {
    const answered = response({ writableFinished: true });
    const signal = callerSignal(answered);
    answered.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('has aborted already where the connection was gone before it was asked for', () => {
    expect(callerSignal(response({ destroyed: true })).aborted).toBe(true);
    expect(callerSignal(response({ destroyed: true, writableFinished: true })).aborted).toBe(false);
  });
});

describe('the Host lines of a request', () => {
  it.each([
    [['Host', 'a', 'Accept', '*/*'], false],
    [['Host', 'a', 'hOST', 'a'], true],
    [['Accept', 'Host', 'X-Of', 'host', 'Host', 'a'], false],
    [[], false],
  ])('%j are two: %s', (rawHeaders, two) => {
    expect(hasTwoHosts({ rawHeaders })).toBe(two);
  });
});

describe('the media type of a body', () => {
  it.each([
    'application/json',
    'application/json;charset=utf-8',
    'Application/JSON; Charset="UTF-8"',
    'application/json; charset=utf8; version=1',
  ])('%s is JSON in UTF-8', (type) => {
    expect(mediaFault({ 'content-type': type })).toBeNull();
  });

  it('may be sent as it is, which some say', () => {
    expect(mediaFault({ 'content-type': 'application/json', 'content-encoding': ' Identity ' })).toBeNull();
  });

  it.each([
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, 'the body must come without content encoding'],
    [{ 'content-type': 'text/plain' }, 'the body must be application/json'],
    [{}, 'the body must be application/json'],
    [{ 'content-type': 'application/json; charset=latin1' }, 'the body must be UTF-8'],
  ])('%j is refused with 415', (headers, reason) => {
    expect(mediaFault(headers)).toMatchObject({ status: 415, reason });
  });
});
