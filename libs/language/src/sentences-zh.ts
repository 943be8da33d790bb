import type { SentenceTable } from './sentence-table.js';

/** Chinese sentences for a reply, by reason and tone; the same rules as for the English ones. Data only. */
export const CHINESE: SentenceTable = {
  reasons: {
    opening: {
      friendly: ['您好，谢谢您来问！我先给您报个价。', '您好，感谢关注！我的想法是这样的。'],
      plain: ['报价如下。', '{subject}，报价如下。'],
      formal: ['感谢贵方的关注，现报价如下。'],
    },
    price_asked: {
      friendly: ['您问得直接，价格上我现在能做到这样。', '价格方面，我眼下可以给到这样。'],
      plain: ['价格目前是这样。', '您问价格，我现在能给的是这样。'],
      formal: ['感谢贵方询价，现阶段我方可提供如下价格。'],
    },
    still_offered: {
      friendly: ['可以的，之前给您的报价还算数。', '这个报价一直给您留着，您点头就行。'],
      plain: ['这个报价仍然有效。', '可以，报价不变。'],
      formal: ['该方案继续有效。'],
    },
    which_option: {
      friendly: ['太好了！您要的是{labels}？', '就差您点头了，您选{labels}？'],
      plain: ['好的，请问您指的是{labels}？', '请说明您选{labels}。'],
      formal: ['感谢贵方，请明确选择{labels}。'],
    },
    yes_in_doubt: {
      friendly: ['听起来您是愿意的！我再跟您核对清楚，没问题的话回复“同意”就行。', '咱们差不多谈妥了，麻烦您再看看，合适就回复“同意”。'],
      plain: ['请确认以下内容，没问题请回复“同意”。', '如果就是这样，请回复“同意”。'],
      formal: ['为避免误解，请贵方确认以下内容并回复“同意”。'],
    },
    met_in_the_middle: {
      friendly: ['您让了步，我也跟着让。', '咱们越谈越近了，我也往您那边靠。', '您有诚意，我也不含糊。', '谢谢您加价，我这边也降了。'],
      plain: ['您让了，我也让。', '我已经向您的价格靠近。'],
      formal: ['鉴于贵方的最新意见，我方相应调整。'],
    },
    improved: {
      friendly: ['我再给您想想办法。', '我也想促成，这次给您更好的条件。', '您看这样能不能接受。'],
      plain: ['我把条件改好了一些。', '这次的条件更好。'],
      formal: ['我方愿意改进方案，如下。'],
    },
    trade_for_term: {
      friendly: ['您这样我也方便，价格上我就给您让点。', '条件合适，价格就好说。', '这样的条件，价格上我能多让。'],
      plain: ['这些条件对我有价值，价格里已经体现。', '条件变了，价格也跟着变。'],
      formal: ['上述条件对我方有利，因此价格得以改善。'],
    },
    holding: {
      friendly: ['我理解您的想法，不过按这些条件，价格我想先保持不变。', '条件不变的话，这个价我就不动了，请您理解。'],
      plain: ['条件不变，报价就不变。', '我的报价维持不变，要动价格得先动条件。'],
      formal: ['在现有条件下，我方维持原报价。'],
    },
    last_offer: {
      friendly: ['我已经尽力了，这是最后的报价。', '我只能到这里了，这是我最后的报价。'],
      plain: ['这是我的最终报价。', '我只能到这里了。'],
      formal: ['以下为我方最终报价。'],
    },
    accepts_yours: {
      friendly: ['您说的我这边没有问题，您点个头就算数。', '照您说的来我能做，等您确认。'],
      plain: ['您的提议我能做，您确认就算数。', '按您的提议来，请您确认。'],
      formal: ['贵方提议我方可以安排，待贵方确认。'],
    },
    buyer_accepted: {
      friendly: ['太好了，成交！谢谢您。', '好嘞，成交，合作愉快！'],
      plain: ['成交。', '就这么定了。'],
      formal: ['感谢贵方，现确认成交如下。'],
    },
    cannot_go_that_low: {
      friendly: ['我很想答应您，可这个价格我做不到。', '这个价我实在下不去，抱歉。', '这个价离我能做的还差着呢。'],
      plain: ['这个价格我做不到。', '我降不到这个价。'],
      formal: ['很遗憾，贵方提出的价格我方无法接受。'],
    },
    never_given: {
      friendly: ['这项我给不了，别的都好商量。', '不好意思，这部分不在可谈范围内。'],
      plain: ['这项不能给。', '这部分不谈。'],
      formal: ['此项我方无法提供，敬请理解。'],
    },
    out_of_stock: {
      friendly: ['抱歉，目前没有现货，我不能随便答应您。', '不好意思，现在没有货了。'],
      plain: ['目前无货。', '暂时缺货，无法报价。'],
      formal: ['很遗憾，目前无法供应。'],
    },
    rounds_over: {
      friendly: ['这回没能谈拢，先到这里吧，谢谢您的耐心。', '该说的都说了，咱们先到这里。'],
      plain: ['没有谈成，到此为止。', '先谈到这里。'],
      formal: ['双方未能达成共识，本轮洽谈到此结束。'],
    },
    buyer_quit: {
      friendly: ['谢谢您抽空来谈，祝您顺利！', '没关系，谢谢您。'],
      plain: ['明白，谢谢您的时间。', '好的，谢谢告知。'],
      formal: ['感谢贵方的时间与关注。'],
    },
    for_a_person: {
      friendly: ['关于{handoff}，我请同事来跟您说。', '{handoff}由我同事来跟进，他会联系您。'],
      plain: ['{handoff}由同事答复您。', '我已把{handoff}转给同事。'],
      formal: ['关于{handoff}，已转交同事处理，将另行与贵方联系。'],
    },
    unclear: {
      friendly: ['我怕理解错了，您想要的价格和条件具体是什么？', '不好意思，我没太明白，您想要什么价格和条件？'],
      plain: ['我没有看明白，请说明您想要的价格和条件。', '请说明您指的是哪个报价。'],
      formal: ['为避免误解，请贵方明确价格与条件。'],
    },
    answering: {
      friendly: ['问得好！', '这个我来答您。'],
      plain: ['回答您的问题：', '答复如下。'],
      formal: ['感谢贵方垂询。'],
    },
  },
  offer: { friendly: ['我可以这样：{line}。', '您看这样行吗：{line}。'], plain: ['我的报价：{line}。', '报价：{line}。'], formal: ['我方报价：{line}。'] },
  menu: { friendly: ['下面几种都可以，您挑合适的：', '您看哪种更合适：', '这几种我都能做：'], plain: ['请选择：'], formal: ['现提供以下方案供贵方选择：'] },
  standing: { friendly: ['目前的报价：{line}。'], plain: ['目前的报价：{line}。'], formal: ['我方报价仍为：{line}。'] },
  agreed: { friendly: ['内容是：{line}。'], plain: ['内容：{line}。'], formal: ['内容：{line}。'] },
  close: { friendly: ['您觉得怎么样？', '您看合适吗？'], plain: ['您看如何？', ''], formal: ['盼复。'] },
  choose: { friendly: ['您更喜欢哪个？'], plain: ['您要哪个？'], formal: ['请告知贵方的选择。'] },
  name: { friendly: ['回复字母就行。'], plain: ['回复字母即可。'], formal: ['回复字母即可。'] },
  matter: '这件事',
  comma: '、',
  or: '还是',
};
