/** Words that carry no subject of their own: what is left of a sentence without them is what it speaks of. */
const EMPTY_WORDS =
  /(?<![a-z'])(?:a|an|the|this|that|these|those|it|its|it's|i|me|my|mine|we|us|our|you|your|yours|u|ur|he|she|they|them|one|ones|some|any|all|both|each|every|much|many|more|most|less|least|few|lot|lots|bit|little|very|really|quite|just|only|also|too|even|still|already|again|now|then|today|here|there|so|well|ok|okay|yes|yeah|yep|no|not|nope|please|pls|thanks|thank|hi|hello|hey|dear|sir|madam|mate|friend|and|or|but|if|than|as|of|to|for|from|in|on|at|by|with|about|into|out|off|up|down|over|around|is|are|am|was|were|be|been|being|do|does|did|done|doing|has|have|had|can|can't|could|would|will|won't|shall|should|may|might|must|let|let's|get|got|give|take|make|made|go|going|come|want|wants|need|needs|like|think|know|say|said|tell|mean|ask|sell|selling|buy|buying|pay|paying|offer|offers|offering|price|prices|priced|cost|costs|deal|money|total|budget|number|figure|amount|quote|rate|what|what's|whats|how|how's|when|where|why|who|which|whether|i'm|i'd|i'll|i've|we're|we'd|we'll|we've|you're|you'd|you'll|you've|that's|there's|don't|doesn't|didn't|isn't|aren't|wasn't|possible|possibly|maybe|perhaps|right|sure|fine|good|great|nice|best|better|fair|work|works|working|possible|interested|interest|exactly|actually|currently|kind|sort|way|thing|things|something|anything|everything|else|other|another|same|instead|per|piece|pieces|unit|units|item|items|seller|buyer|order|purchase|question|questions|sorry|hope|again|last|final|first|serious|seriously|honest|honestly|kidding|joking|talk|chat|discuss|idea|suggest|possible|accept|agree|agreed|sold|reasonable|willing|able|include|included|including|add|throw|plus|wondering|wonder|curious)(?![a-z'])/g;
const EMPTY_CHARACTERS =
  /请问|你好|您好|并且|而且|同时|另外|然后|以及|还有|直接|老板|亲|怎么样|怎么|什么|多少|哪[个些里]|可以|可不可以|能不能|行不行|好不好|能否|可否|是不是|有没有|如果|的话|价格|价钱|价|钱|便宜|优惠|谢谢|麻烦|现在|我们|咱们|你们|您们|这个|那个|这样|那样|一下|一点|一些|[我你您他她它们这那个一的了吗呢吧啊呀嘛么是有能可会要想买卖给出到和跟也都就还再很太好行不没说看问做元块单每总共送加带配含包请对把被让上下里来去得着过几只]/g;

/**
 * The words of a clause that nothing has read: without the places in `spans`, numbers and empty words. Empty where all
 * is read or says nothing by itself.
 * @example leftoverWords('could you add the dessert table', 0, []) // ['dessert', 'table']
 */
export function leftoverWords(text: string, start: number, spans: readonly { start: number; end: number }[]): string[] {
  let rest = text;
  for (const span of spans) {
    const [from, to] = [Math.max(0, span.start - start), Math.min(text.length, span.end - start)];
    if (to > from) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  const plain = rest.replace(EMPTY_CHARACTERS, ' ').replace(EMPTY_WORDS, ' ').replace(EMPTY_WORDS, ' ');
  return [...plain.matchAll(/[a-z][a-z'-]{2,}|\p{Script=Han}{2,}/gu)].map(([word]) => word);
}
