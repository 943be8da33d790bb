import { useState } from 'preact/hooks';
import { faultText, needsKey } from './service/service.js';

/** A call of the service as a component sees it. */
export interface CallState {
  readonly busy: boolean;
  /** What went wrong with the last call; empty where it was not answered at all. */
  readonly fault: string | null;
  readonly keyWanted: boolean;
  /** Runs a call and tells whether it went well; what it throws becomes the state. */
  run(call: () => Promise<void>): Promise<boolean>;
}

/** Follows one call at a time. */
export function useCall(): CallState {
  const [state, setState] = useState<Omit<CallState, 'run'>>({ busy: false, fault: null, keyWanted: false });
  const run = async (call: () => Promise<void>) => {
    setState({ busy: true, fault: null, keyWanted: false });
    try {
      await call();
      setState({ busy: false, fault: null, keyWanted: false });
      return true;
    } catch (fault) {
      const keyWanted = needsKey(fault);
      setState({ busy: false, fault: keyWanted ? null : (faultText(fault) ?? ''), keyWanted });
      return false;
    }
  };
  return { ...state, run };
}
