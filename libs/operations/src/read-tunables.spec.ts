import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TUNABLES, sellNextOffer } from '@svc/negotiation-math';
import { readTunables } from './read-tunables.js';

describe('the settings of the price engine', () => {
  it('are the usual ones where nothing is said', () =>
    expect(readTunables({ SVC_FRONTIER_KNOB: '', PATH: '/bin' })).toEqual({ tunables: DEFAULT_TUNABLES, faults: [] }));

  it('are read each by its name', () => {
    const texts = {
      SVC_FRONTIER_KNOB: '0',
      SVC_PEER_ASP_FLOOR: '1',
      SVC_OUTCOME_PICKER_BAND: ' 0.25 ',
      SVC_PEER_SIGNALING_ROUNDS: '100',
      SVC_ASP_START_MARGIN_MAX: '0.7',
    };
    expect(readTunables(texts)).toEqual({
      tunables: {
        frontierKnob: 0,
        peerAspFloor: 1,
        outcomePickerBand: 0.25,
        peerSignalingRounds: 100,
        aspStartMarginMax: 0.7,
      },
      faults: [],
    });
  });

  it.each(['1.01', '-0.1', '1e-3', 'NaN', '0x1', '1,5'])('are refused where a text is %s', (text) => {
    expect(readTunables({ SVC_PEER_ASP_FLOOR: text })).toEqual({
      tunables: DEFAULT_TUNABLES,
      faults: ['SVC_PEER_ASP_FLOOR must be a number from 0 to 1'],
    });
  });

  it('reach to 1 each, and no further', () => {
    for (const name of ['SVC_FRONTIER_KNOB', 'SVC_OUTCOME_PICKER_BAND', 'SVC_ASP_START_MARGIN_MAX']) {
      expect(readTunables({ [name]: '1' }).faults).toEqual([]);
      expect(readTunables({ [name]: '1.5' }).faults).toEqual([`${name} must be a number from 0 to 1`]);
    }
  });

  it('are refused with all faults at once, rounds where they are no whole number', () => {
    expect(readTunables({ SVC_PEER_SIGNALING_ROUNDS: '2.5', SVC_FRONTIER_KNOB: '2' }).faults).toEqual([
      'SVC_FRONTIER_KNOB must be a number from 0 to 1',
      'SVC_PEER_SIGNALING_ROUNDS must be a whole number from 0 to 100',
    ]);
  });

  it('are taken by the engine, whatever is read', () => {
    for (const rounds of ['0', '100'])
      expect(() =>
        sellNextOffer(
          { my_reservation: 0, deadline_rounds: 1 },
          readTunables({ SVC_PEER_SIGNALING_ROUNDS: rounds, SVC_ASP_START_MARGIN_MAX: '0' }).tunables,
        ),
      ).not.toThrow();
  });
});
