import { useEffect, useState } from 'preact/hooks';
import { readSealed, replyToBuyer, TalkFault, type SealedOffer } from '../service/talk-service.js';
import { keepTalk, keptTalks, onKeptElsewhere, talkAfter, type KeptTalk } from './kept-talks.js';

/** Why nothing came: the code of a refusal; empty where nothing answered. */
export type TalkFaultCode = string;

/** A talk over a link, and what can be done in it. */
export interface Talk {
  /** What is sold; null until the link is read, or where it cannot be. */
  readonly offer: SealedOffer | null;
  readonly talk: KeptTalk | null;
  readonly busy: boolean;
  readonly fault: TalkFaultCode | null;
  /** Whether the message was answered. */
  say(message: string): Promise<boolean>;
  restart(): void;
}

/** Bargains over what a link carries; a talk that this browser has kept goes on. */
export function useTalk(sealed: string): Talk {
  const [offer, setOffer] = useState<SealedOffer | null>(null);
  const [talk, setTalk] = useState<KeptTalk | null>(() => keptTalks().find((one) => one.sealed === sealed) ?? null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<TalkFaultCode | null>(null);
  const failed = (thrown: unknown) => setFault(thrown instanceof TalkFault ? (thrown.code ?? 'refused') : '');
  useEffect(() => void readSealed(sealed).then(setOffer, failed), [sealed]);
  // The seller may decide in another tab: the talk goes on from there.
  useEffect(() => onKeptElsewhere(() => setTalk((now) => keptTalks().find(({ id }) => id === now?.id) ?? now)), []);
  const say = async (message: string) => {
    if (offer === null || busy) return false;
    setBusy(true);
    setFault(null);
    try {
      const answer = await replyToBuyer(sealed, message, talk?.last.state ?? null);
      const { name, currency } = offer;
      const next = talkAfter(talk, { sealed, name, currency }, { said: message, answer, at: new Date().toISOString() });
      keepTalk(next);
      setTalk(next);
      return true;
    } catch (thrown) {
      failed(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { offer, talk, busy, fault, say, restart: () => setTalk(null) };
}
