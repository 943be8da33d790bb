import type { SentenceTable } from '../sentence-table.js';

/**
 * English sentences for a reply, by reason and tone. Data only. No sentence holds a figure, a number word or the name
 * of a term: those come from the speech alone. `{subject}`, `{handoff}` and `{labels}` are filled in;
 * a subject is a name without an article, so no sentence is built around it.
 */
export const ENGLISH: SentenceTable = {
  reasons: {
    opening: {
      friendly: [
        'Thanks for getting in touch! Here is where I can start.',
        'Thanks for your interest! This is what I have in mind.',
      ],
      plain: ['Here is my offer.', '{subject}: this is what I can offer.'],
      formal: ['Thank you for your interest. We are pleased to propose the following.'],
    },
    price_asked: {
      friendly: [
        'Thanks for asking straight out. On price, this is what I can do at this point.',
        'Fair question! Here is what I can do on the price right now.',
      ],
      plain: ['On the price, this is what I can do now.', 'You ask about the price: this is what I can offer now.'],
      formal: ['Thank you for your enquiry about the price. At this point we can propose the following.'],
    },
    still_offered: {
      friendly: [
        'Yes, that is still on the table, just as I offered it.',
        'That still stands. Just say yes and we are done.',
      ],
      plain: ['That offer still stands.', 'Yes, that is still open to you.'],
      formal: ['We gladly stand by that proposal.'],
    },
    which_option: {
      friendly: [
        'Happy to hear that! Just tell me which you would like: {labels}?',
        'Great, we are nearly there. Which may I put down for you: {labels}?',
      ],
      plain: ['Good. Which do you mean: {labels}?', 'Please name the option that you want: {labels}?'],
      formal: ['Thank you. Kindly let us know which of them you choose: {labels}.'],
    },
    yes_in_doubt: {
      friendly: [
        'That sounds like a yes! Before I write it down, let me make sure that we mean the same. A plain yes settles it.',
        'I think we are there. To be on the safe side, please confirm it with a plain yes.',
      ],
      plain: [
        'Please confirm with a plain yes that this is what you want.',
        'If this is what you want, a plain yes settles it.',
      ],
      formal: ['To avoid a misunderstanding, kindly confirm the following with a plain yes.'],
    },
    met_in_the_middle: {
      friendly: [
        'You have moved, so I am moving too.',
        'We are getting closer, so I have come some of the way towards you.',
        'Thanks for coming up. Here is my step towards you.',
        'I see that you mean it, so I have moved as well.',
      ],
      plain: ['You moved, so I have moved as well.', 'I have come closer to your figure.'],
      formal: ['In view of your last proposal we have adjusted ours.'],
    },
    improved: {
      friendly: [
        'Let me see what I can do for you.',
        'I would like this to work, so here is something better.',
        'Let me try this for you.',
      ],
      plain: ['I have improved my offer.', 'Here is a better offer.'],
      formal: ['We are pleased to improve our proposal.'],
    },
    trade_for_term: {
      friendly: [
        'That would help me, so you get something back in the price.',
        'Terms like these make it easier for me to move on the price.',
        'With these terms I can do more for you.',
      ],
      plain: [
        'These terms are worth something to me, and the price reflects that.',
        'The price moves because the terms do.',
      ],
      formal: ['These terms are of value to us, which is why we can improve the price.'],
    },
    holding: {
      friendly: [
        'I hear you, but on these terms I would like to stay with this price.',
        'I would love to help more, but on these terms I have to stay where I am.',
      ],
      plain: [
        'Without a change in the terms I am staying with this.',
        'I am keeping my offer as it is; the terms would have to change for the price to move.',
      ],
      formal: ['On these terms we are unable to move further and maintain our proposal.'],
    },
    last_offer: {
      friendly: ['This is the last offer that I am making you.', 'I am making one last offer.'],
      plain: ['This is my last offer.'],
      formal: ['Please regard the following as our final proposal.'],
    },
    accepts_yours: {
      friendly: [
        'What you propose suits me. Say yes and it is yours.',
        'I can live with your proposal. A yes from you settles it.',
      ],
      plain: [
        'Your proposal is fine with me. Your yes settles it.',
        'I can do what you propose; please say yes to settle it.',
      ],
      formal: ['Your proposal is acceptable to us, subject to your confirmation.'],
    },
    buyer_accepted: {
      friendly: ['Wonderful, we have a deal! Thank you.', 'Great, it is a deal. It was a pleasure!'],
      plain: ['We have a deal.', 'Agreed.'],
      formal: ['Thank you. We confirm the agreement as follows.'],
    },
    cannot_go_that_low: {
      friendly: ['Sorry, that is lower than I can go.', 'I cannot go down to that figure, I am afraid.'],
      plain: ['I cannot go that low.', 'That figure is below what I can do.'],
      formal: ['Regrettably we are unable to agree to the figure you name.'],
    },
    never_given: {
      friendly: ['That is something I cannot give, but the rest is open.', 'Sorry, that part is not up for trade.'],
      plain: ['That is not something I can give.', 'That part is not open to negotiation.'],
      formal: ['We must ask for your understanding that this is not available.'],
    },
    out_of_stock: {
      friendly: [
        'I am sorry, it is not available right now, and I will not promise what I do not have.',
        'Sorry, it is out of stock at the moment.',
      ],
      plain: ['It is not available at the moment.', 'This is out of stock, so I cannot offer it.'],
      formal: ['We regret that this is currently not available: {subject}.'],
    },
    rounds_over: {
      friendly: [
        'It looks as if we cannot agree this time, so I will leave it here. Thank you for your patience.',
        'I think we have talked it through, so I will leave it at this. Thank you for your patience.',
      ],
      plain: ['We did not come to an agreement, so I am ending it here.', 'I am leaving it at this.'],
      formal: ['As we have not reached an agreement, we close this negotiation.'],
    },
    buyer_quit: {
      friendly: ['Thanks for your time, and all the best!', 'No hard feelings, and thank you for talking to me.'],
      plain: ['Understood. Thank you for your time.', 'All right, thanks for letting me know.'],
      formal: ['Thank you for your time and interest.'],
    },
    for_a_person: {
      friendly: [
        'A colleague of mine will get back to you about {handoff}.',
        'Let me ask a colleague to help you with {handoff}.',
      ],
      plain: ['A colleague will get back to you about {handoff}.', 'I am passing {handoff} on to a colleague.'],
      formal: ['We have referred {handoff} to a colleague, who will contact you.'],
    },
    unclear: {
      friendly: [
        'I want to get this right: which price and which terms do you have in mind?',
        'Sorry, I did not quite follow. Could you tell me which price and terms you have in mind?',
      ],
      plain: [
        'I am not sure what you mean. Which price and terms do you propose?',
        'Please tell me plainly which offer or price you mean.',
      ],
      formal: ['To avoid a misunderstanding, may we ask you to state the price and terms you have in mind?'],
    },
    answering: {
      friendly: ['Good question!', 'Happy to answer that.'],
      plain: ['To your question:', 'Here is the answer.'],
      formal: ['Thank you for your question.'],
    },
    offering: {
      friendly: ['This is what I can offer you now.'],
      plain: ['This is what I can offer.'],
      formal: ['We are pleased to propose the following.'],
    },
    not_yet: {
      friendly: ['Thanks for naming a figure. I am not ready to agree to it.', 'I am not there with that figure yet.'],
      plain: ['I do not agree to that figure.', 'I am not there with that figure.'],
      formal: ['Thank you for your proposal, to which we cannot agree as it stands.'],
    },
    accepts_better: {
      friendly: ['I can do that, and you pay no more than you said. A yes from you settles it.'],
      plain: ['I can do that for no more than you said. Your yes settles it.'],
      formal: ['Your proposal is acceptable to us, at no more than you named, subject to your confirmation.'],
    },
    as_understood: {
      friendly: ['This much of what you say I can do. Please check it before you say yes.'],
      plain: ['This is how I understand you, and I can do it. Please check it.'],
      formal: ['We understand you as follows and could agree to it; kindly check it before you confirm.'],
    },
    takes_your_bid: {
      friendly: ['We have gone back and forth enough: what you proposed is fine with me. Say yes and it is yours.'],
      plain: ['I take what you proposed. Your yes settles it.'],
      formal: ['We are prepared to accept your earlier proposal, subject to your confirmation.'],
    },
    ask_price: {
      friendly: [
        'I understand. Which figure do you have in mind?',
        'I hear you. What would you pay, or which terms would suit you better?',
      ],
      plain: ['Which figure do you have in mind?', 'What would you pay?'],
      formal: ['May we ask which figure you have in mind?'],
    },
    trade_instead: {
      friendly: ['The price can come down when the terms change.', 'There are ways to a lower price: other terms.'],
      plain: ['The price changes with the terms.'],
      formal: ['With other terms a lower price is possible.'],
    },
    stays_open: {
      friendly: ['Understood, no pressure. If you change your mind, this still stands.'],
      plain: ['Understood. This still stands if you want it.'],
      formal: ['We understand. Should you reconsider, our proposal stands.'],
    },
    courtesy: {
      friendly: ['My pleasure! Just ask if there is anything you would like to know.', 'Always good to hear from you!'],
      plain: ['You are welcome to ask anything.'],
      formal: ['It is a pleasure to be of service.'],
    },
  },
  offer: {
    friendly: ['I can do {line}.', 'How about {line}?'],
    plain: ['My offer: {line}.', 'I offer {line}.'],
    formal: ['We propose: {line}.'],
  },
  menu: {
    friendly: [
      'These all work for me, so take the one you like best:',
      'Pick whichever suits you best:',
      'Any of these is fine with me:',
    ],
    plain: ['Please choose:'],
    formal: ['We are pleased to offer you a choice:'],
  },
  standing: {
    friendly: ['The offer is {line}.'],
    plain: ['The offer: {line}.'],
    formal: ['Our proposal remains: {line}.'],
  },
  agreed: { friendly: ['So that is {line}.'], plain: ['That is {line}.'], formal: ['{line}.'] },
  close: {
    friendly: ['What do you think?', 'Does that work for you?', 'How does that sound?'],
    plain: ['Is that all right with you?', ''],
    formal: ['We look forward to your answer.'],
  },
  choose: {
    friendly: ['Which do you prefer?'],
    plain: ['Which do you want?'],
    formal: ['Please let us know which you prefer.'],
  },
  name: { friendly: ['The letter will do.'], plain: ['The letter is enough.'], formal: ['Its letter is sufficient.'] },
  matter: 'this',
  comma: ', ',
  or: ' or ',
};
