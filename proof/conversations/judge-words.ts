/** Sentences of a reply by what they state, in words of the judge's own. Data only. */
const anyOf = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'), 'i');

/** Sentences that agree to what the buyer said. */
export const AGREES = anyOf(
  'what you propose(?: suits| ?;)',
  'live with your proposal',
  'your proposal is',
  'I can do (?:what you propose|that)',
  '照您说',
  '您说的我这边没有问题',
  '您的提议',
  '贵方提议',
  '按您的(?:提议|出价)',
  '可以，(?:而且不会|不超过)',
  '我方同意',
);
/** Sentences that give the buyer the price of the table, because they named it or more. */
export const AT_TABLE = anyOf(
  'at the price (?:on the table|proposed)',
  'is the price on the table',
  '按现在的报价给您',
  '现在就是这个价',
  '按现有报价成交',
);
export const TOO_LOW = anyOf('lower than (?:I|we) can go here', '比我这边能给的低', '低于我(?:这边|方此处)');
export const YOU_MOVED = anyOf(
  'you (?:have )?moved',
  'coming up',
  'getting closer',
  'closer to your figure',
  'I see that you mean it',
  'your last proposal we have',
  '您(?:让了|有诚意)',
  '谢谢您加价',
  '越谈越近',
  '向您的价格靠近',
  '贵方的最新意见',
);
export const CAME_DOWN = anyOf(
  'I have come down',
  'lowered the price',
  'a lower price for you',
  '给您降一点',
  '把价格降下来',
  '一个更低的价',
  '价格已经降',
  '我降了价',
  '已降低价格',
);
export const BETTER =
  /something better|improved my offer|a better offer|improve our proposal|更好的条件|条件改好|条件更好|改进方案/i;
export const STILL = anyOf(
  'still (?:on the table|stands|open to you)',
  'stand by that proposal',
  'our proposal stands',
  '还算数',
  '一直给您留着',
  '仍然有效',
  '报价不变',
  '报价还在',
  '继续有效',
);
export const NO_MORE = /no more than you (?:said|named)|不会比您说的贵|不超过您说的|不高于贵方/i;
/** Sentences that call an offer the last. */
export const LAST = anyOf(
  '(?:my|one|the) last (?:offer|price)',
  'final proposal',
  '最后(?:一次)?(?:的)?报价',
  '最后一次价',
  '最后的价',
  '最终报价',
);
/** Sentences that say that a price does not move. */
export const FIRM = anyOf(
  'the price is firm',
  'price does not move',
  'asking alone does not lower',
  '价格(?:是)?固定',
  '一口价',
  '固定价格',
);
/** Sentences that offer the buyer a bid of theirs that waited. */
export const APPROVED = anyOf('agrees to your bid', '卖家同意(?:您的|贵方)出价(?:，您|，待)');
/** Sentences that pass a bid on to the seller, or say that it is there. */
export const PASSED_ON = anyOf(
  'passing your bid on',
  'your bid goes to the seller',
  'pass your bid on',
  'your bid (?:is )?still',
  'has your bid',
  '您的出价(?:转给|我会交给|已转给|还在|仍在)',
  '之前的出价卖家',
  '贵方出价(?:已转交|仍待)',
);
/** A sentence that names all that is paid, and the sum. */
export const TOTAL_IS = /(?:you pay|payable in all is|您付|一共|总共付|应付总额为) ?[^\d\s]{0,3}([\d,]+(?:\.\d+)?)/i;
/** Sentences that answer a leave-taking. */
export const FAREWELL = anyOf(
  'if you (?:want it|change your mind)',
  'should you reconsider',
  '要是改主意',
  '需要的话',
  '如再考虑',
);

const ASKS_BACK = anyOf(
  'did not quite follow',
  'want to get this right',
  'not sure what you mean',
  'tell me plainly',
  'state the price and terms',
  'do not take the figure',
  'did you mean',
  '没有当作您的出价',
  '怕理解错',
  '没太明白',
  '没有看明白',
  '请说明您指',
  '明确价格与条件',
  '您是(?:不是)?想?说',
  '所指是否为',
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
  '如条件有所调整',
);
/** Sentences that do not agree to the buyer's figure. */
export const NOT_AGREED = anyOf(
  'cannot agree to (?:it|that figure)',
  'do not agree to that figure',
  'cannot agree as it stands',
  '这个数我(?:不能答应|点不了头)',
  '这个价我不能同意',
  '该价格我方不能同意',
);
