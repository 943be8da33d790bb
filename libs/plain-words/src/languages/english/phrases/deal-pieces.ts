import { oneOf } from '../../../words/one-of.js';
import { pattern } from '@svc/language';

/** Words that only lead from a deed to the discount that it earns. */
export const LEADS_TO = oneOf([
  'and',
  'then',
  'so',
  'there',
  "there's",
  'that',
  "that's",
  'thats',
  'it',
  "it's",
  'its',
  'this',
  'is',
  'are',
  'i',
  "i'll",
  "i'd",
  "i'm",
  'we',
  "we'll",
  "we'd",
  "we're",
  'you',
  "you'll",
  'they',
  "they'll",
  'he',
  'she',
  'will',
  'would',
  'can',
  'be',
  'the',
  'price',
  'knock',
  'knocks',
  'take',
  'takes',
  'save',
  'saves',
  'get',
  'gets',
  'getting',
  'have',
  'has',
  'give',
  'gives',
  'make',
  'makes',
  'drop',
  'drops',
  'cut',
  'cuts',
  'come',
  'comes',
  'down',
  'away',
  'by',
  'another',
  'a',
  'an',
  'further',
  'extra',
  'additional',
  'minus',
  'about',
  'off',
  'worth',
  'of',
  'discount',
  'reduction',
  'earns?',
  'receives?',
  'means?',
  'brings?',
  'happy to',
  'for',
  'ok',
  'fine',
  'yes',
  'deduct',
  'subtract',
  'shave',
  'each',
  'per',
  'unit',
  'them',
  'him',
  'her',
]);

export const FIGURE = '<[mnp]\\d+>';

/** "… and there's €400 off": a piece that says no more than a discount. */
export const RESULT = pattern`
    ^\s*
    (?:
      (?:${LEADS_TO}[ ,]+){1,8}${FIGURE}
      |${FIGURE} ?(?:off|less|discount|reduction|cheaper|rebate|lower|extra|more|additional|further)(?![a-z])
    )
  `;

/** Deeds asked of a buyer, as an order: "bring", "leave", "let us". */
const VERBS = oneOf([
  'accept',
  'add',
  'agree',
  'allow',
  'arrange',
  'ask',
  'assemble',
  'book',
  'bring',
  'bundle',
  'buy',
  'cancel',
  'carry',
  'choose',
  'clean',
  'clear',
  'collect',
  'combine',
  'come',
  'commit',
  'confirm',
  'cover',
  'cut',
  'deliver',
  'dig',
  'do',
  'drive',
  'drop',
  'empty',
  'feed',
  'fetch',
  'fill',
  'finish',
  'fit',
  'follow',
  'get',
  'give',
  'go',
  'haul',
  'hand',
  'have',
  'help',
  'hire',
  'install',
  'introduce',
  'join',
  'keep',
  'leave',
  'lend',
  'let',
  'like',
  'load',
  'lock',
  'make',
  'mention',
  'mount',
  'move',
  'mow',
  'offer',
  'open',
  'order',
  'pack',
  'pay',
  'pick',
  'plant',
  'post',
  'prepay',
  'print',
  'provide',
  'put',
  'recommend',
  'refer',
  'register',
  'renew',
  'rent',
  'return',
  'review',
  'ride',
  'rope',
  'send',
  'settle',
  'share',
  'show',
  'sign',
  'skip',
  'stack',
  'stay',
  'store',
  'subscribe',
  'supply',
  'swap',
  'switch',
  'tag',
  'take',
  'tell',
  'trade',
  'transfer',
  'transport',
  'turn',
  'unload',
  'upgrade',
  'use',
  'wait',
  'walk',
  'wash',
  'water',
  'work',
  'write',
]);

export const DEED = pattern`
    ^\s*(?:and[ ,]*){0,8}
    (?:
      ${VERBS} (?!me (?:for|at)\b|us (?:for|at)\b)
      |if[ ]
      |when[ ]
      |whoever[ ]
      |who[ ]
      |anyone[ ]
      |anybody[ ]
      |those[ ]
      |people[ ]
      |buyers[ ]
      |customers[ ]
      |for[ ]
      |paying[ ]
      |booking[ ]
      |signing[ ]
      |taking[ ]
      |buying[ ]
      |ordering[ ]
      |collecting[ ]
      |picking[ ]
      |leaving[ ]
      |returning[ ]
      |bringing[ ]
      |happy to[ ]
      |willing to[ ]
      |don't mind[ ]
      |ok with[ ]
      |okay with[ ]
      |fine with[ ]
    )
  `;
