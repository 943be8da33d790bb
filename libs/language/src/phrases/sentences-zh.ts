import type { SentenceTable } from '../sentence-table.js';

/** Chinese sentences for a reply, by reason and tone; the same rules as for the English ones. Data only. */
export const CHINESE: SentenceTable = {
  reasons: {
    opening: {
      friendly: ['您好，谢谢您来问！', '您好，感谢关注！'],
      plain: ['您好。'],
      formal: ['感谢贵方的关注。'],
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
      friendly: [
        '听起来您是愿意的！我再跟您核对清楚，没问题的话回复“同意”就行。',
        '咱们差不多谈妥了，麻烦您再看看，合适就回复“同意”。',
      ],
      plain: ['请确认以下内容，没问题请回复“同意”。', '如果就是这样，请回复“同意”。'],
      formal: ['为避免误解，请贵方确认以下内容并回复“同意”。'],
    },
    met_in_the_middle: {
      friendly: [
        '您让了步，我也跟着让。',
        '咱们越谈越近了，我也往您那边靠。',
        '您有诚意，我也不含糊。',
        '谢谢您加价，我这边也降了。',
      ],
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
      friendly: ['这是我给您的最后一次报价。', '我再报最后一次价。'],
      plain: ['这是最后一次报价。'],
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
    below_here: {
      friendly: [
        '谢谢您出价，不过这个数比我这边能给的低。',
        '这个价低于我这边能做到的，不好意思。',
        '您说的数我记下了，只是比我这边能给的低。',
      ],
      plain: ['这个价低于我这边能给的。', '您出的价比我这边能给的低。'],
      formal: ['贵方所报价格低于我方此处所能提供的。', '很遗憾，该价格低于我方此处所能提供的。'],
    },
    came_down: {
      friendly: ['您想便宜些，我就给您降一点。', '行，我把价格降下来了。', '给您一个更低的价。'],
      plain: ['价格已经降了。', '我降了价。'],
      formal: ['应贵方要求，我方已降低价格。'],
    },
    last_price: {
      friendly: [
        '最后的价我已经报过了，就是那个价。',
        '那就是我的最后报价，不再变了。',
        '最后的价已经给您了，不会再低。',
      ],
      plain: ['最后的报价已经给过，不变。', '那是最后的价格。'],
      formal: ['我方最终报价已经提出，维持不变。', '我方维持最终报价。'],
    },
    firm: {
      friendly: ['价格是固定的，不好意思。', '这是一口价，怎么谈都一样。'],
      plain: ['价格固定。', '一口价，不议价。'],
      formal: ['该价格为固定价格，敬请理解。'],
    },
    held: {
      friendly: ['现在有别的买家先订着，您排在下一位。'],
      plain: ['已有别的买家预留，您排在下一位。'],
      formal: ['目前已为其他买家预留，贵方排在下一位。'],
    },
    approved: {
      friendly: ['好消息，卖家同意您的出价，您点个头就算数。'],
      plain: ['卖家同意您的出价，您确认就算数。'],
      formal: ['卖家同意贵方出价，待贵方确认。'],
    },
    seller_counter: {
      friendly: ['卖家看过您的出价，给您报了一个价。'],
      plain: ['卖家对您的出价有了答复，报价如下。'],
      formal: ['卖家已考虑贵方出价，现报价如下。'],
    },
    bid_refused: {
      friendly: ['卖家看过您的出价，没有接受。'],
      plain: ['卖家没有接受您的出价。'],
      formal: ['卖家已考虑贵方出价，未予接受。'],
    },
    at_table: {
      friendly: ['就按现在的报价给您，您点个头就成交。', '现在就是这个价，不用您多付，您点个头就成交。'],
      plain: ['按现在的报价给您，您确认就算数。'],
      formal: ['可按现有报价成交，待贵方确认。'],
    },
    never_match: {
      friendly: ['别家的价我不跟，我这边能给的是这样。'],
      plain: ['不跟别家的价，我能给的如下。'],
      formal: ['我方不比照他方价格，所能提供的如下。'],
    },
    did_you_mean: {
      friendly: ['您是想说{figure}吗？麻烦您把数再写一遍，免得我弄错。'],
      plain: ['您是说{figure}吗？请把数再写一遍。'],
      formal: ['贵方所指是否为{figure}？为避免误解，请再写一次。'],
    },
    taken_back: {
      friendly: ['没关系，刚才那个数就不算了。', '好的，您那个数我不记了。'],
      plain: ['您刚才的数不算了。'],
      formal: ['我方不再将该数视为贵方报价。'],
    },
    not_paid_for: {
      friendly: ['您要的有一部分成本超出了这个价格，所以不能含在里面。'],
      plain: ['这个价格不够付您要的全部，那部分不含在里面。'],
      formal: ['该价格不足以涵盖贵方全部要求，故该部分无法包含在内。'],
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
    offering: {
      friendly: ['我现在能给到这样。', '这是我能给的方案。'],
      plain: ['我能给的如下。'],
      formal: ['我方可提供如下方案。'],
    },
    not_yet: {
      friendly: ['谢谢您出价，不过这个数我不能答应。', '我很想答应您，可这个数我点不了头。'],
      plain: ['这个数我不能答应。', '这个价我不能同意。'],
      formal: ['感谢贵方报价，该价格我方不能同意。'],
    },
    accepts_better: {
      friendly: ['可以，而且不会比您说的贵，您点个头就算数。'],
      plain: ['可以，不超过您说的价，您确认就算数。'],
      formal: ['我方同意，且不高于贵方所报，待贵方确认。'],
    },
    as_understood: {
      friendly: ['您说的这些我能做到，麻烦您先核对一下再答应。'],
      plain: ['我的理解如下，可以做，请核对。'],
      formal: ['我方理解如下并可以安排，请贵方核对后确认。'],
    },
    ask_price: {
      friendly: ['我明白。您心里想的是多少？', '理解您。您愿意出多少，或者希望怎么改条件？'],
      plain: ['您想出多少？', '您的心理价位是多少？'],
      formal: ['请问贵方的心理价位是多少？'],
    },
    trade_instead: {
      friendly: ['条件变一变，价格就能下来。', '想要价格低一些，可以换个条件。'],
      plain: ['条件不同，价格不同。'],
      formal: ['如条件有所调整，价格可以更低。'],
    },
    stays_open: {
      friendly: ['明白，不勉强。您要是改主意，这个报价还在。'],
      plain: ['明白。需要的话，这个报价仍然有效。'],
      formal: ['我方理解。贵方如再考虑，该方案仍然有效。'],
    },
    courtesy: {
      friendly: ['您太客气了，有什么想了解的随时问我。', '很高兴跟您聊，有问题随时说。'],
      plain: ['有问题随时问。'],
      formal: ['很高兴为贵方服务。'],
    },
  },
  notes: {
    available: '有货的。',
    on_offer: '还在的。',
    automated: '我是代卖家回复的自动助手。',
    open_question: '这个我答不了，已记下转给卖家。',
    open_beside: '您问的有一部分我答不了，已记下转给卖家。',
    open_wish: '您提到的有些不在报价里，我不能答应，已记下转给卖家。',
    not_included: '报价里不含这一项，已记下转给卖家：“{words}”。',
    good_until: '这个报价在{until}之前都算数，先卖掉了除外；没成交之前不给留货。',
    way_of_paying: '这样付款价格不变，已记下转给卖家。',
    quantity_min: '最少要订{count}。',
    quantity_max: '最多能订{count}。',
    quantity_there: '没有您要的那么多，现有{count}。',
    option_possible: '“{option}”可以有，您要的话说一声。',
    option_impossible: '“{option}”现在没有。',
    option_included: '“{option}”已包含在报价里。',
    currency: '价格以{currency}计。',
    figure_aside: '您提到的那个数，我没有当作您的出价；如果是出价，请告诉我。',
    far_above: '您说的数比价格高出很多，您是不是想说别的数？',
    how_many: '报价是{count}的，要多少请告诉我。',
    option_charged: '“{option}”可以有，另加{amount}。',
    option_by_order: '“{option}”要么全部都加，另加{amount}，要么都不加，不能只加一部分。',
    unread_beside: '您写的有一部分我没看懂，已记下转给卖家。',
    passed_on: {
      friendly: [
        '我把您的出价转给卖家，要是卖家同意，{until}之前给您答复。',
        '您的出价我会交给卖家看，卖家若同意，{until}之前告诉您。',
      ],
      plain: ['您的出价已转给卖家，卖家若同意，{until}之前答复。'],
      formal: ['贵方出价已转交卖家，如获同意，将于{until}之前答复。'],
    },
    bid_stands: {
      friendly: ['您的出价还在卖家那里。', '您之前的出价卖家那边还留着。'],
      plain: ['您的出价仍在等卖家答复。'],
      formal: ['贵方出价仍待卖家答复。'],
    },
    lowers_it: {
      friendly: ['有一样能让价格低下来：{option}。', '想要价格低一些，有个办法：{option}。'],
      plain: ['这样价格会低：{option}。'],
      formal: ['符合此条件价格可以更低：{option}。'],
    },
    not_firm: {
      friendly: ['价格不是定死的，您出个价看看。', '价格还能谈，您说个数。'],
      plain: ['价格可以谈，请出价。'],
      formal: ['价格可以商议，敬请出价。'],
    },
    total_is: {
      friendly: ['全部算下来您付{amount}。', '所有费用都算上，一共{amount}。'],
      plain: ['总共付{amount}。'],
      formal: ['应付总额为{amount}。'],
    },
    group_proof: {
      friendly: ['这个是有优惠的，不过得先给卖家看证明：{option}。'],
      plain: ['这个要向卖家出示证明，口头说的不算：{option}。'],
      formal: ['此项须向卖家出示证明，口头陈述不作依据：{option}。'],
    },
    not_paid: {
      friendly: ['这一项的成本超出了这个价格，所以不含在里面：{option}。'],
      plain: ['这个价格不够付这一项：{option}。'],
      formal: ['此项成本超出该价格所能承担：{option}。'],
    },
    next_in_line: {
      friendly: ['下一个就是您，要是空出来了，就通知您。'],
      plain: ['您排在下一位。'],
      formal: ['贵方排在下一位，如有空出将予通知。'],
    },
  },
  offer: {
    friendly: ['我可以这样：{line}。', '您看这样行吗：{line}。'],
    plain: ['我的报价：{line}。', '报价：{line}。'],
    formal: ['我方报价：{line}。'],
  },
  menu: {
    friendly: ['下面几种都可以，您挑合适的：', '您看哪种更合适：', '这几种我都能做：'],
    plain: ['请选择：'],
    formal: ['现提供以下方案供贵方选择：'],
  },
  standing: { friendly: ['目前的报价：{line}。'], plain: ['目前的报价：{line}。'], formal: ['我方报价仍为：{line}。'] },
  agreed: { friendly: ['内容是：{line}。'], plain: ['内容：{line}。'], formal: ['内容：{line}。'] },
  close: { friendly: ['您觉得怎么样？', '您看合适吗？'], plain: ['您看如何？', ''], formal: ['盼复。'] },
  choose: { friendly: ['您更喜欢哪个？'], plain: ['您要哪个？'], formal: ['请告知贵方的选择。'] },
  name: { friendly: ['回复字母就行。'], plain: ['回复字母即可。'], formal: ['回复字母即可。'] },
  figure: '您写的那个数',
  matter: '这件事',
  comma: '、',
  or: '还是',
};
