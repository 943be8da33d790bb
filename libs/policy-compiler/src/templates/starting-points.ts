/** An offer in plain words to start from. */
export interface StartingPoint {
  id: string;
  title: string;
  language: 'en' | 'zh';
  description: string;
}

/**
 * What people sell every day, each in both languages: second-hand goods, work by the hour, a flat, an event, a project.
 * Data only.
 */
export const STARTING_POINTS = [
  {
    id: 'second-hand',
    title: 'Second-hand goods',
    language: 'en',
    description:
      'Used oak dining table with six chairs, asking $420, lowest $340. Below $365 ask me first. ' +
      'Up to $60 off for anyone. Cash gives another ' +
      '$20 off. Delivery within town is $35 extra. It is 180 cm long. The table has a few light scratches. ' +
      'I never hold it without a deposit.',
  },
  {
    id: 'hourly-service',
    title: 'Service by the hour',
    language: 'en',
    description:
      'House cleaning, $38 an hour, never below $32. Below $34 ask me first. ' +
      'No discount for nothing. At least 2 hours. From 10 hours it is ' +
      '$35 an hour. Paying in advance gives another $1 off. Cleaning the oven costs $25 extra. Cleaning products are ' +
      'included. I never clean windows from outside. Questions about moving out go to me in person.',
  },
  {
    id: 'rent',
    title: 'Flat to let',
    language: 'en',
    description:
      'Two-room flat, $1,450 a month, never below $1,340. Below $1,375 ask me first. ' +
      'No discount for nothing. A contract of two years gives $60 ' +
      'off. Paying half a year up front gives another $25 off. A parking space costs $80 extra a month. Heating is ' +
      'included. Smoking is never allowed. Questions about pets go to me in person.',
  },
  {
    id: 'event',
    title: 'Event with catering and extras',
    language: 'en',
    description:
      'Wedding catering, $72 a guest, never below $62. Below $65 ask me first. ' +
      'No discount for nothing. From 40 to 200 ' +
      'guests. From 100 guests ' +
      'it is $68. Paying in full in advance gives another $2 off. An open bar costs $24 extra per ' +
      'guest. A dessert table costs ' +
      '$300 extra. The menu has three courses. We never serve after midnight. Questions about ' +
      'allergies go to the chef.',
  },
  {
    id: 'freelance',
    title: 'Freelance work by the day',
    language: 'en',
    description:
      'Web design, $650 a day, never below $560. Below $590 ask me first. ' +
      'No discount for nothing. From 5 to 60 days. From 20 ' +
      'days it is $600 a ' +
      'day. Half paid up front gives another 3% off. A published case study gives another 2% off. Express delivery ' +
      'costs $150 extra. Two rounds of changes are included. I never work without a written brief. ' +
      'Questions about licences go to me in person.',
  },
  {
    id: 'second-hand-zh',
    title: '二手物品',
    language: 'zh',
    description:
      '二手实木餐桌，配六把椅子，2800元，最低2300元。低于2450元要问我。' +
      '谁都可以优惠400元。现金付款再优惠100元。同城送货另加150元。' +
      '桌子长1.8米。桌面有轻微划痕。不付定金不预留。',
  },
  {
    id: 'hourly-service-zh',
    title: '按小时计费的服务',
    language: 'zh',
    description:
      '家政保洁，每小时60元，最低50元。低于52元要问我。' +
      '没有条件不让价。最少2小时。10小时以上每小时55元。提前付款再优惠2元。' +
      '清洗油烟机另加80元。清洁用品由我们自带。不擦外窗。开荒保洁的问题由我本人答复。',
  },
  {
    id: 'rent-zh',
    title: '房屋出租',
    language: 'zh',
    description:
      '两居室出租，每月5200元，最低4800元。低于4950元要问我。' +
      '没有条件不让价。签两年优惠200元。预付半年房租再优惠100元。' +
      '车位每月另加300元。暖气费已包含。室内禁止吸烟。养宠物的问题由房东本人答复。',
  },
  {
    id: 'event-zh',
    title: '宴席与加项',
    language: 'zh',
    description:
      '婚宴餐饮，每位288元，最低248元。低于260元要问我。' +
      '没有条件不让价。40位起订，最多200位。100位以上每位268元。提前付全款再优惠8元。' +
      '酒水每位另加60元。甜品台另加1200元。菜单共十二道菜。不提供外烩。过敏的问题由厨师长本人答复。',
  },
  {
    id: 'freelance-zh',
    title: '按天计费的自由职业',
    language: 'zh',
    description:
      '网页设计，每天2800元，最低2400元。低于2550元要问我。' +
      '没有条件不让价。最少5天，最多60天。满20天每天2600元。预付一半再优惠3%。' +
      '允许作为案例展示再优惠2%。加急另加800元。包含两轮修改。没有书面需求不开工。版权的问题由我本人答复。',
  },
] as const satisfies readonly StartingPoint[];
