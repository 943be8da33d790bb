import type { CourtesyGrammar } from '../courtesy.js';

/** English sentences of courtesy. Data only; what a pattern may hold is said at {@link CourtesyGrammar}. */
export const COURTESY_EN: CourtesyGrammar = {
  fragments: {
    we: 'i|we',
    us: 'me|us',
    are: 'i am|we are',
    it: 'this|that|it',
    very: 'really|truly|very much|sincerely',
    how: 'kind|quick|prompt|friendly|thoughtful|honest|clear|open|detailed|frank|careful|warm|swift|continued',
    what:
      'message|note|reply|response|interest|interest in <subject>|time|patience|understanding|feedback|thoughts' +
      '|honesty|openness|directness|candou?r|trust|confidence|enquiry|inquiry|words|consideration|attention|courtesy',
    thing: 'your( <how>)? <what>( and( for)?( your)?( <how>)? <what>)?',
    act:
      'writing( to <us>| back| again)?|getting in touch( again)?|reaching out( to <us>| about <subject>)?' +
      '|(getting|coming) back to <us>( so quickly)?|letting <us> know|considering us' +
      '|sharing (your thoughts|that|this)( with <us>)?|explaining( that| this| your situation| your view)?' +
      '|telling <us>( that| this| what matters to you| what you think)?|bearing with <us>' +
      '|being( so)? (open|honest|clear|direct|upfront|patient|frank|friendly)( with <us>| about <it>)?' +
      '|taking the time( to (write|talk|explain|reply|talk to <us>|write to <us>))?' +
      '|(talking|speaking) (to|with) <us>( again| today)?',
    thanks: '(<we> )?thank you|thanks|many thanks',
    much: 'again|very much|so much|a lot',
    news: 'hear from you|meet you|talk to you|talk with you|speak with you|chat with you|be in touch',
    reply:
      'your (reply|answer|response|message|thoughts|feedback|view)|hearing (from you|what you think|your thoughts)',
    opinion:
      'what you think( about <it>| of <it>)?|your (thoughts|view|views|opinion|answer)( on <it>)?' +
      '|how you feel about <it>|how <it> sounds( to you)?|how you would like to proceed' +
      '|whether <it> (is acceptable to|suits|works for) you',
    questions:
      'if you have( any| further| other| more)? questions|if you need further information' +
      '|if anything( else)? (is unclear|comes to mind)|with any( further)? questions' +
      '|if you would like to know anything else|if you require further information',
  },
  greetings: [
    '(hi|hello|hey)( there| again)?',
    'good (morning|afternoon|evening|day)',
    'dear (customer|buyer|sir or madam|friend)',
    'greetings',
  ],
  sentences: {
    always: {
      says: [
        '<thanks>( <much>)?',
        '<thanks>( <much>)? for (<thing>|<act>|the( (nice|good|kind|pleasant|friendly))? (conversation|chat)( so far)?)',
        '<we>( <very>)? (appreciate|value) (<thing>|you <act>)( <very>)?',
        '<are>( very| so| truly)? grateful for <thing>',
        '((it is|always)( always)? )?(good|nice|great|lovely|a pleasure) to <news>( again)?',
        'it is( always)? a pleasure( talking| speaking| chatting)? (to|with) you',
        'it is( always)? a pleasure to <news>',
        '<are>( very)? (glad|happy|pleased|delighted) to <news>( again)?',
        '<we>( completely| fully| do| certainly)? understand( you| completely| how you feel| where you are coming from)?',
        '<we> understand (that )?<it> (is important|matters)( a lot)?( to you)?',
        '<we> (understand|know)( that)? <it> is an? (important|big|serious) (decision|step|choice)',
        '<we> hear you',
        '<we> see (your point|what you mean|where you are coming from)',
        '<we>( have)? read your (message|note|words)( carefully| with interest| closely)?',
        '<we>( have)? (took|taken) a (careful|close|good) look at (your message|what you wrote)',
        '<we> hope you are( doing)? well',
        '(kind|best|warm) (regards|wishes)',
        'have a (nice|good|great|lovely|wonderful) (day|evening|week|weekend)',
      ],
    },
    asked: {
      says: [
        '<thanks>( <much>)? for (your( <how>)? question( about <subject>)?|asking( about <it>)?)',
        '<we>( <very>)? appreciate (your|the)( <how>)? question',
        '(that is |it is )?a( very| really)? (good|fair|sensible|reasonable|natural|thoughtful) question',
        '(good|fair|sensible|thoughtful) question',
        'happy to help',
        'it is( very)? sensible to ask',
        '<are> glad( that)? you asked',
        '(<are> )?(glad|happy|pleased) to answer( that| this| your question| your questions)?',
        '<we> understand why you ask',
        'let <us> (answer|explain)( that| this)?( for you)?',
        '(here is|this is) the answer( to your question)?',
        '<we> hope( that)? (<it> )?(helps|answers your question|makes things clear|makes things clearer)',
        'hope that helps',
      ],
      asks: ['does (that|this) (help|answer your question)', 'do you have any( other| further| more)? questions'],
    },
    awaiting: {
      says: [
        '(please |kindly |just )?let <us> know( <opinion>| <questions>)?',
        '(please |just )?tell <us> <opinion>',
        'please ask( <us>)?( <questions>)?',
        '<we>( very much)? look forward to <reply>( soon)?',
        '(<are> )?looking forward to <reply>( soon)?',
        '<we> hope to hear from you( soon)?',
        '<we> would (love|like|be glad|be happy) to hear (from you|what you think|your (thoughts|view|opinion))',
        '(please )?take (your time|all the time you need)( to think (about it|it over))?',
        'there is no (rush|hurry)(,( so)?( please)? take your time)?',
        '(please )?have a think( about it)?( and let <us> know)?',
        'your (thoughts|questions) are( very| always)? welcome',
        '<we> hope( that)? <it> (sounds good|is helpful|helps|suits you|is all right|is acceptable)( to you| with you)?',
        '<are> (here|happy to help)( <questions>)?',
        '<are> (happy|glad) to answer( any| your)?( further| other)? questions',
        '(please )?do not hesitate to (ask|contact <us>|get in touch|write)( <questions>)?',
        'any questions, just ask',
      ],
      asks: [
        'what do you (think|say)( about <it>| of <it>| to <it>)?',
        'what (is|are) your (view|thoughts|opinion|feeling)( on <it>| about <it>)?',
        '(so )?how does <it> (sound|look|feel)( to you)?',
        '(so )?how do you feel about <it>',
        '(does|would) <it> (work for you|suit you|sound good( to you)?|sound all right( to you)?|help( you)?)',
        'is <it> (all right|acceptable|okay|fine)( with you| for you| to you)',
        '(could|would|can) you( please)? let <us> know <opinion>',
        'do you have any( other| further| more)? questions',
        'is there anything else (you would like to know|i can help you with|we can help you with)',
      ],
    },
    choosing: {
      says: [
        '(please |kindly |just )?let <us> know which( of (these|them))? (you prefer|you like|you like best|suits you best)',
        '(please |just )?tell <us> which( of (these|them))? (you prefer|you like|you like best|suits you best)',
        'just tell <us> the letter',
        '<we> look forward to your choice',
        '<are> happy to explain any of them',
        'take your pick',
      ],
      asks: [
        'which( of (these|them))? (do you|would you) (prefer|like|like best|choose)',
        'which( of (these|them))? (suits you|would suit you|appeals to you)( best| most)?',
      ],
    },
    regretting: {
      says: [
        '<are>( very| truly)? sorry( about <it>| to disappoint you)?',
        '(<we> hope (that )?you|<we> trust you( will)?) understand',
        'thank you for understanding',
        '<we> ask for your understanding',
        '<we> wish (i|we) had better news( for you)?',
        '<we> know (that )?<it> is (disappointing|not the answer you hoped for)',
      ],
    },
    referring: {
      says: [
        'please bear with us',
        'you will hear from us( soon)?',
        '<we> want you to get a (proper|good|careful|clear) answer',
        '<thanks> for raising <it>',
        '<we> (understand|see|share) your concern',
      ],
    },
    parting: {
      says: [
        '(<we> wish you )?all the best( to you)?',
        '<we> wish you( all)? (every success|well|success)',
        'take care',
        'it was( a)? (pleasure|nice|good|lovely) (talking|speaking|chatting) (to|with) you',
        '<we> (enjoyed|really enjoyed) (our|the) (conversation|chat)',
        '<we>( <very>)? appreciate the time( (that )?you took)?',
      ],
    },
    agreed: {
      says: ['<are>( very| so)? (glad|happy|pleased|delighted)', 'wonderful, thank you( very much| so much)?', 'enjoy'],
    },
    declined: {
      says: [
        '<thanks> for your time and (good luck|all the best)( with your search)?',
        'good luck( with your search)?',
      ],
    },
  },
};
