import type { SentenceTable } from '../sentence-table.js';

/**
 * English sentences for a reply, by reason and tone. Data only. No sentence holds a figure, a number word or the name
 * of a term: those come from the speech alone. `{subject}`, `{handoff}`, `{labels}` and `{figure}` are filled in;
 * a subject is a name without an article, so no sentence is built around it.
 */
export const ENGLISH: SentenceTable = {
  reasons: {
    opening: {
      friendly: ['Thanks for getting in touch!', 'Thanks for your interest!'],
      plain: ['Thank you for writing.', 'Thanks for your message.'],
      formal: ['Thank you for your interest.'],
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
        'That sounds like a yes! Before I write it down, let me make sure that we mean the same: is this it?',
        'I think we are there. To be on the safe side: do you say yes to this?',
      ],
      plain: ['Please confirm with a yes that this is what you want.', 'If this is what you want, say yes once more.'],
      formal: ['To avoid a misunderstanding, kindly confirm the following with a yes.'],
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
    below_here: {
      friendly: [
        'Thanks for the figure, but that is lower than I can go here.',
        'That is lower than I can go here, sorry.',
        'I hear your figure; it is lower than I can go here.',
      ],
      plain: ['That is lower than I can go here.', 'Your figure is lower than I can go here.'],
      formal: ['The figure you name is lower than we can go here.', 'Regrettably that is lower than we can go here.'],
    },
    came_down: {
      friendly: [
        'You asked for less, so I have come down.',
        'All right, I have lowered the price for you.',
        'Here is a lower price for you.',
      ],
      plain: ['I have lowered the price.', 'I have come down in price.'],
      formal: ['At your request we have lowered the price.'],
    },
    last_price: {
      friendly: [
        'I have made my last offer, and I am staying with it.',
        'That was my last price; it stays as it is.',
        'My last price is my last; I do not go below it.',
      ],
      plain: ['I have made my last offer; it stays as it is.', 'That was my last price.'],
      formal: ['Our final proposal has been made and remains unchanged.', 'We stand by our final proposal.'],
    },
    firm: {
      friendly: ['The price is firm, I am afraid.', 'The price is firm, so asking does not move it.'],
      plain: ['The price is firm.', 'Asking alone does not lower the price.'],
      formal: ['Kindly note that the price is firm.'],
    },
    held: {
      friendly: ['Somebody else has it on hold right now. You are next in line.'],
      plain: ['Somebody else has it on hold; you are next in line.'],
      formal: ['It is at present on hold for another buyer; you are next in line.'],
    },
    approved: {
      friendly: ['Good news: the seller agrees to your bid. Say yes and it is yours.'],
      plain: ['The seller agrees to your bid. Your yes settles it.'],
      formal: ['The seller agrees to your bid, subject to your confirmation.'],
    },
    seller_counter: {
      friendly: ['The seller has looked at your bid and makes you an offer of their own.'],
      plain: ['The seller answers your bid with an offer.'],
      formal: ['The seller has considered your bid and makes the following offer.'],
    },
    bid_refused: {
      friendly: ['The seller has looked at your bid and does not take it.'],
      plain: ['The seller does not take your bid.'],
      formal: ['The seller has considered your bid and does not accept it.'],
    },
    at_table: {
      friendly: [
        'It is yours at the price on the table. A yes from you settles it.',
        'That is the price on the table, and you pay no more than that. Say yes and it is yours.',
      ],
      plain: ['You can have it at the price on the table. Your yes settles it.'],
      formal: ['It is yours at the price proposed, subject to your confirmation.'],
    },
    never_match: {
      friendly: ['I do not match other prices, but here is what I can do.'],
      plain: ['I do not match other prices. Here is what I can do.'],
      formal: ['We do not match other prices and stand by what we can do.'],
    },
    did_you_mean: {
      friendly: ['Did you mean {figure}? Please write the figure once more, so that I get it right.'],
      plain: ['Did you mean {figure}? Please write the figure again.'],
      formal: ['Did you mean {figure}? Kindly state the figure again, to avoid a misunderstanding.'],
    },
    taken_back: {
      friendly: ['No problem, that figure no longer counts.', 'All right, I have dropped your figure.'],
      plain: ['Your figure no longer counts.'],
      formal: ['We no longer regard the figure as your proposal.'],
    },
    not_paid_for: {
      friendly: ['This price does not cover all that you ask for, so I cannot include all of it.'],
      plain: ['This price does not cover all that you ask for, so part of it is not included.'],
      formal: ['The price does not cover all that you ask for, which is why that part cannot be included.'],
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
      friendly: ['Thanks for naming a figure, but I cannot agree to it.', 'I cannot agree to that figure.'],
      plain: ['I do not agree to that figure.', 'I cannot agree to that figure.'],
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
  notes: {
    available: 'Yes, it is available.',
    on_offer: 'Yes, it is on offer.',
    automated: 'You are writing with an automated assistant that answers for the seller.',
    open_question: 'I cannot answer that myself; your question is noted for the seller.',
    open_beside: 'I cannot answer part of your question myself; it is noted for the seller.',
    open_wish:
      'Not everything that you mention is in the offer; I cannot promise the rest, and it is noted for the ' +
      'seller.',
    not_included: 'This is not in the offer, and is noted for the seller: “{words}”.',
    good_until: 'My offer is good until {until}, unless it is sold before; nothing is set aside without a deal.',
    way_of_paying: 'That way of paying does not change the price; it is noted for the seller.',
    quantity_min: 'The smallest order is {count}.',
    quantity_max: 'The largest order is {count}.',
    quantity_there: 'Not as many as you ask for are available: you can have {count}.',
    quantity_step: 'It is ordered in multiples of {count}.',
    periods_min: 'The shortest time is {time}.',
    periods_max: 'The longest time is {time}.',
    time_perhaps: '“{words}” would be {time}: please say if that is right.',
    time_open: 'How many {times} do you mean by “{words}”?',
    how_many_of: 'This is priced per {words}; tell me how many: {option}.',
    counted_max: 'This is available for at most {limit}: {option}.',
    option_needs: 'This is available only with {words}: {option}.',
    option_possible: 'You can have this if you want it: {option}.',
    option_impossible: 'This is not available now: {option}.',
    option_included: 'This is in the offer: {option}.',
    currency: 'Prices are in {currency}.',
    figure_aside: 'I do not take the figure that you mention as your offer; please say so if it is one.',
    far_above: 'The figure that you name is far above the price: did you mean another one?',
    how_many: 'The offer is for {count}; tell me if you want another number.',
    option_charged: 'You can have this for {amount} on top: {option}.',
    option_by_order: 'You can have this only for all that you order, for {amount} on top: {option}.',
    unread_beside: 'I did not understand part of your message; it is noted for the seller.',
    passed_on: {
      friendly: [
        'I am passing your bid on to the seller. If they agree, you hear by {until}.',
        'Your bid goes to the seller, who may still say yes: you would hear by {until}.',
      ],
      plain: ['I pass your bid on to the seller. If they agree, you hear by {until}.'],
      formal: ['We are passing your bid on to the seller. Should they agree, you will hear by {until}.'],
    },
    bid_stands: {
      friendly: ['Your bid is still with the seller.', 'The seller still has your bid.'],
      plain: ['Your bid still waits for the seller.'],
      formal: ['Your bid is still before the seller.'],
    },
    lowers_it: {
      friendly: ['One thing does lower the price: {option}.', 'There is one way to a lower price: {option}.'],
      plain: ['This lowers the price: {option}.'],
      formal: ['The price is lower on this condition: {option}.'],
    },
    not_firm: {
      friendly: [
        'The price is not set in stone: make me an offer.',
        'There is some room in the price: name your figure.',
      ],
      plain: ['The price is negotiable: name your figure.'],
      formal: ['The price is open to negotiation; kindly name a figure.'],
    },
    total_is: {
      friendly: ['All together, you pay {amount}.', 'For everything that the offer names you pay {amount}.'],
      plain: ['You pay {amount} in all.'],
      formal: ['The amount payable in all is {amount}.'],
    },
    group_proof: {
      friendly: ['There is something for this group, once the seller has seen proof: {option}.'],
      plain: ['You get this only if you show the seller proof; saying so here is not enough: {option}.'],
      formal: ['This requires proof to the seller; a statement made here is not sufficient: {option}.'],
    },
    not_paid: {
      friendly: ['This price does not cover the cost of this, so it is not included: {option}.'],
      plain: ['The price does not cover the cost of this: {option}.'],
      formal: ['The price does not cover the cost of this item: {option}.'],
    },
    next_in_line: {
      friendly: ['You are next in line: if it becomes free again, you hear from us.'],
      plain: ['You are next in line.'],
      formal: ['You are next in line, should it become available again.'],
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
  figure: 'the figure that you wrote',
  matter: 'this',
  comma: ', ',
  or: ' or ',
};
