import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { announcedBytes, BODIES_BYTES, BodyRoom, SMALL_BODY_BYTES } from './body-room.js';

const response = (): ServerResponse => new EventEmitter() as ServerResponse;

describe('the room for larger bodies', () => {
  it('is given back when the response is closed, and refused where there is none', () => {
    const room = new BodyRoom();
    const first = response();
    room.admit('a', BODIES_BYTES / 2, first);
    room.admit('b', BODIES_BYTES / 2, response());
    expect(room.inUse).toBe(BODIES_BYTES);
    expect(room.admit('c', SMALL_BODY_BYTES + 1, response()).isGranted).toBe(false);
    first.emit('close');
    expect(room.inUse).toBe(BODIES_BYTES / 2);
    expect(room.admit('c', SMALL_BODY_BYTES + 1, response()).isGranted).toBe(true);
  });

  it('leaves one caller half of it', () => {
    const room = new BodyRoom();
    room.admit('a', BODIES_BYTES / 2, response());
    expect(room.admit('a', SMALL_BODY_BYTES + 1, response()).isGranted).toBe(false);
    expect(room.admit('b', BODIES_BYTES / 2, response()).isGranted).toBe(true);
  });

  it('is taken for a body that grows as it comes, once over, and given back whole', () => {
    const room = new BodyRoom();
    const first = response();
    const { isGranted, mayGrow } = room.admit('a', SMALL_BODY_BYTES, first);
    expect([isGranted, room.inUse]).toEqual([true, 0]);
    expect([mayGrow(2 * SMALL_BODY_BYTES), room.inUse]).toEqual([true, 2 * SMALL_BODY_BYTES]);
    expect([mayGrow(4 * SMALL_BODY_BYTES), room.inUse]).toEqual([true, 4 * SMALL_BODY_BYTES]);
    room.admit('b', BODIES_BYTES / 2, response());
    room.admit('c', BODIES_BYTES / 2 - 4 * SMALL_BODY_BYTES, response());
    expect(mayGrow(8 * SMALL_BODY_BYTES)).toBe(false);
    first.emit('close');
    expect(room.inUse).toBe(BODIES_BYTES - 4 * SMALL_BODY_BYTES);
  });

  it('is not asked for by small bodies, however many there are', () => {
    const room = new BodyRoom();
    for (let at = 0; at < 2 * (BODIES_BYTES / SMALL_BODY_BYTES); at += 1) room.admit('a', SMALL_BODY_BYTES, response());
    expect(room.inUse).toBe(0);
  });
});

describe('the length of a body that is still to come', () => {
  it.each([
    ['as announced', { 'content-length': '70000' }, 70_000],
    ['at most the limit', { 'content-length': '99000000' }, 1_000_000],
    ['that of a small one where it is not told', { 'transfer-encoding': 'chunked' }, SMALL_BODY_BYTES],
    [
      'the same where it is told twice over',
      { 'transfer-encoding': 'chunked', 'content-length': '1' },
      SMALL_BODY_BYTES,
    ],
    ['nothing without a body', {}, 0],
  ])('is %s', (_, headers, bytes) => {
    expect(announcedBytes(headers, 1_000_000)).toBe(bytes);
  });
});
