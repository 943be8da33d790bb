/** Offers in plain words, and what buyers write to each: two conversations an offer. */
export interface Scene {
  title: string;
  description: string;
  /** Answers to what compile asks, by the path of the question: the number of the choice, from 0. */
  answers?: Readonly<Record<string, number>>;
  conversations: readonly (readonly string[])[];
}

export const SCENES: readonly Scene[] = [
  {
    title: 'A second-hand sofa',
    description:
      'Grey three-seat sofa, asking $480, I can go down to $390. $20 off if you pay cash. ' +
      'Delivery within town is $45 extra. ' +
      'It is 210 cm wide. It comes from a home without smokers or pets. I never hold it without payment.',
    conversations: [
      [
        'Hi, is the sofa still available?',
        'How wide is it?',
        'Would you take 400?',
        'Could you come down to 430 if I pay cash?',
        '445 cash and I pick it up tomorrow?',
        'Deal!',
      ],
      [
        'Hello! How are you today?',
        'Do you have any pets?',
        'How much with delivery?',
        "that's too much for me",
        '420 delivered?',
        '470 in all with delivery, final offer',
        'ok, I take it',
      ],
    ],
  },
  {
    title: 'Piano lessons',
    description:
      'Piano lessons for adults, £42 an hour, never below £36. Book 10 lessons or more and it is £38 each. ' +
      'Paying for a term in advance gives another 2 pounds off. Lessons at your home cost £8 extra an hour. ' +
      'I teach from Monday to Thursday. Children are not taken. Questions about exams go to me in person.',
    conversations: [
      [
        'Hi there, what do you charge?',
        'Which days do you teach?',
        'Do you take children? My daughter would love it',
        "It's for me then. What would 10 lessons cost?",
        'Could you do 35 each?',
        'ok 38 for 10 lessons, agreed',
      ],
      [
        'Could you come to my home?',
        'what is the price for 4 lessons at home',
        'any discount if I pay in advance?',
        '38 each for 4 lessons at my home, paid in advance?',
        'meet me in the middle?',
        'Fine, deal',
      ],
    ],
  },
  {
    title: 'A flat to let',
    description:
      'Two-room flat near the station, rent $1,450 a month, lowest $1,350. A lease of two years gives $50 off. ' +
      'A parking space is $90 a month extra. A cat is fine. Smoking is not allowed, ever. ' +
      'Deposit of two months. Available from 1 March.',
    conversations: [
      [
        'Good morning, is the flat still available?',
        'When could we move in?',
        'Is a cat ok?',
        'We would pay 1,300',
        'What about 1,380 for a two year lease?',
        "ok, let's do that",
      ],
      [
        'Do you have parking?',
        'Can I smoke on the balcony?',
        "It's too expensive",
        "It's still too expensive",
        '1,400 with the parking space?',
        "I'm walking away",
        'alright, 1,450 with parking, deal',
      ],
    ],
  },
  {
    title: 'Catering',
    description:
      'Wedding catering, $78 per guest, lowest $68, from 40 to 200 guests. From 100 guests on it is $74. ' +
      'The open bar is $22 extra per guest. ' +
      'A dessert table costs $250 extra. Bookings from Monday to Thursday get $4 off. ' +
      'All dishes can be made vegan. ' +
      'A deposit of $500 holds the date.',
    conversations: [
      [
        'Hi! We are getting married in June, what would 80 guests cost?',
        'Can you do vegan?',
        'And with the open bar?',
        'We have a budget of 7,500 for everything',
        'Do we have to pay a deposit?',
        'What if we marry on a Thursday?',
        'Perfect, we accept',
      ],
      [
        'How much per head for 120 guests?',
        'Would you do 68 each?',
        'split the difference?',
        'ok and please add the dessert table',
        'yes please, where do we send the deposit?',
      ],
    ],
  },
  {
    title: 'A freelance developer',
    description:
      'I build websites, 640 euros a day, never below 540 euros, at least 3 days. ' +
      'From 20 days I can go down to 560 euros. ' +
      'Weekend work costs 25% extra. Payment within 14 days. ' +
      'Fixed prices and rights in the code go to me in person.',
    conversations: [
      [
        "What's your day rate?",
        'We need you for about 10 days. Could you do 550 a day?',
        'How soon do we have to pay?',
        '600 a day for 10 days?',
        'And if we take 20 days at 580?',
        'Sounds good, agreed',
      ],
      ['Are you a bot?', 'Would you work on weekends?', '5 days at 600', 'Can we get a fixed price instead?'],
    ],
  },
  {
    title: '二手电动车',
    description:
      '九成新电动车，要价3200元，最低2800元。付现金便宜100元。送货上门另加80元。' +
      '电池去年刚换。续航60公里。不接受以旧换新。',
    conversations: [
      ['你好，车还在吗？', '电池换过吗？', '2500卖不卖？', '付现金的话2900行不行？', '那就3000，现金', '好的，成交'],
      [
        '在吗',
        '续航多少公里？',
        '可以以旧换新吗？',
        '太贵了',
        '送货上门多少钱？',
        '3100送到家行吗？',
        '行，就这么定了',
      ],
    ],
  },
  {
    title: '家政保洁',
    description:
      '家庭保洁，每小时60元，最低50元，至少3小时。满10小时每小时55元。' +
      '自带清洁剂另加每小时5元。周末贵10%。擦外窗绝对不做。押金不用交。',
    conversations: [
      ['你好，多少钱一小时？', '4小时多少钱？', '能擦外窗吗？', '50一小时行吗？', '各让一步吧', '可以，成交'],
      ['10小时多少钱？', '还能再便宜吗？', '52元一小时，10小时', '谢谢', '那就55吧，成交'],
    ],
  },
  {
    title: '房屋出租',
    description:
      '两室一厅出租，月租4800元，最低4400元。租期两年的每月便宜200元。' +
      '车位另加每月300元。押一付三。三月一日可以入住。不能养狗。',
    conversations: [
      [
        '您好，房子还在吗？',
        '什么时候可以入住？',
        '能养狗吗？',
        '4200一个月可以吗？',
        '租两年，4500行不行？',
        '好的，就这样定了',
      ],
      ['有车位吗？', '加上车位多少钱？', '太贵了，便宜点', '带车位一共4900可以吗？', '我再考虑考虑', '行，成交'],
    ],
  },
  {
    title: '宴席',
    description:
      '婚宴每桌2600元，最低2300元，10桌到60桌。满20桌每桌2450元。' +
      '酒水每桌另加300元。工作日每桌便宜100元。可以做素席。定金2000元不退。',
    conversations: [
      [
        '您好，15桌多少钱？',
        '可以做素席吗？',
        '加酒水呢？',
        '2400一桌行不行？',
        '定金退吗？',
        '工作日办的话能便宜吗？',
        '好，就这么定',
      ],
      ['20桌什么价？', '总共46000元可以吗？', '那就取中间价', '好的，成交，怎么付定金？'],
    ],
  },
  {
    title: '自由设计师',
    description:
      '标志设计，每个方案1800元，最低1500元，最多5个。预付全款便宜150元。' +
      '加急另加30%。交稿要7天。源文件包含在内。不做侵权的设计。',
    conversations: [
      ['你好，多久能交稿？', '包含源文件吗？', '1500可以吗？', '预付全款的话1600行吗？', '好，成交'],
      [
        '你是机器人吗？',
        '两个一共多少钱？',
        '加急要多少钱？',
        '两个一共3000行不行？',
        '不谈了',
        '好吧，3300两个，成交',
      ],
    ],
  },
];
