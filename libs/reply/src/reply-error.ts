/** Faults of a request that the caller must mend: a closed set. */
export type ReplyFaultCode =
  | 'unknown_engine'
  | 'stock_missing'
  | 'negotiation_done'
  | 'nothing_to_decide'
  | 'bid_expired'
  | 'price_missing'
  | 'price_outside'
  | 'thing_held'
  | 'state_malformed'
  | 'state_changed'
  | 'state_expired'
  | 'state_of_other_policy';

/** An expected fault, as a value. The message is for the caller and names no floor. */
export interface ReplyFault {
  ok: false;
  code: ReplyFaultCode;
  message: string;
  /** What would be accepted instead, where that is a list. */
  allowed?: string[];
}
