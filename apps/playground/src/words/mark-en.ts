/** The words with which a seller says what selected words are, in English. */
export const marking = {
  hint: 'Was something read wrongly, or not at all? Select the words in the field above and say what they mean.',
  title: 'You selected “{words}”. What is it?',
  kind: 'It is',
  kinds: {
    price: 'the price',
    lowest: 'the lowest price',
    least_order: 'the smallest order',
    most_order: 'the largest order',
    discount: 'a discount in return for something',
    buyers: 'a discount for some buyers',
    extra: 'an extra that is paid on top',
    gift: 'a gift',
    fact: 'something to tell buyers',
    never: 'something to refuse',
    handoff: 'something that you answer yourself',
    private: 'something that no buyer may know',
    nothing: 'not part of the offer',
  },
  what: {
    discount: 'What the buyer must do for the discount',
    buyers: 'Which buyers get the discount',
    extra: 'What is paid for',
  },
  copied: 'Type only words that are in your selection.',
  take: 'Use this meaning',
};
