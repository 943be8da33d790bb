/** Sentences of a reply by what they state, in words of the judge's own. Data only. */
const anyOf = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'), 'i');

/** Sentences that agree to what the buyer said, in words of the judge's own. */
export const AGREES = anyOf(
  'what you propose(?: suits| ?;)',
  'your proposal',
  'I can do (?:what you propose|that)',
  'what you proposed is fine',
  '照您说',
  '您说的我这边',
  '您的提议',
  '贵方提议',
  '按您的(?:提议|出价)',
);
export const TOO_LOW = anyOf(
  'lower than I can go',
  'go down to that figure',
  'cannot go that low',
  'below what I can do',
  'unable to agree to the figure',
  '下不去',
  '做不到',
  '降不到',
  '无法接受',
);
export const YOU_MOVED = anyOf(
  'you (?:have )?moved',
  'coming up',
  'getting closer',
  'closer to your figure',
  'your last proposal we have',
  '您(?:让了|有诚意)',
  '谢谢您加价',
  '越谈越近',
  '向您的价格靠近',
  '贵方的最新意见',
);
export const BETTER =
  /something better|improved my offer|a better offer|improve our proposal|更好的条件|条件改好|条件更好|改进方案/i;
export const STILL =
  /still (?:on the table|stands|open to you)|stand by that proposal|还算数|一直给您留着|仍然有效|报价不变|继续有效/i;
export const NO_MORE = /no more than you (?:said|named)|不会比您说的贵|不超过您说的|不高于贵方/i;

export const ASKS_BACK = anyOf(
  'did not quite follow',
  'want to get this right',
  'not sure what you mean',
  'tell me plainly',
  'state the price and terms',
  'do not take the figure',
  '没有当作您的出价',
  '怕理解错',
  '没太明白',
  '没有看明白',
  '请说明您指',
  '明确价格与条件',
);
/** Whether a reply asks what was meant: a bid in it has not been heard yet. */
export const asksBack = (text: string): boolean => ASKS_BACK.test(text);

export const TERMS_PAY = anyOf(
  'something back in the price',
  'easier for me to move',
  'With these terms I can do more',
  'worth something to me',
  'because the terms do',
  'of value to us',
  '您这样我也方便',
  '条件合适',
  '这样的条件',
  '这些条件对我有价值',
  '价格也跟着变',
  '上述条件',
);
export const CHEAPER_BESIDE = anyOf(
  'come down when the terms change',
  'ways to a lower price',
  'price changes with the terms',
  'a lower price is possible',
  '条件变一变',
  '换个条件',
  '条件不同',
  '价格可以更低',
);

/** Sentences that do not agree to the buyer's figure. */
export const NOT_AGREED = anyOf(
  'not ready to agree',
  'not there with that figure',
  'do not agree to that figure',
  'cannot agree as it stands',
  '还不能答应',
  '还没法点头',
  '这个数我不能答应',
  '还不能同意',
  '暂不能同意',
);
/** Sentences that name a price as what can be done about the price. */
export const PRICE_NOW = anyOf(
  'On (?:the )?price, this is what',
  'on the price right now',
  'ask about the price',
  '价格上我现在能做到',
  '价格方面，我眼下',
  '价格目前是这样',
  '您问价格',
);
