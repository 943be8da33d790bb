/** The words of every question and of its choices in one language; the arguments are written out. */
export interface QuestionTexts {
  asks: {
    lowest_price_scale(floor: string, list: string): string;
    lowest_price_for_nothing(floor: string): string;
    extra_below_lowest(floor: string): string;
    time_below_lowest(words: string, floor: string): string;
    adds_or_takes_off(words: string): string;
    condition_lost(words: string): string;
    figure_unclear(words: string): string;
    which_price(): string;
    figure_role(words: string): string;
    figure_roles(...words: string[]): string;
    price_or_sum(words: string, list: string): string;
    counted_in_packs(words: string): string;
    price_scale(words: string): string;
    charged_by_count(words: string): string;
    how_many(words: string): string;
    price_by_time(words: string, price: string): string;
    lowest_price_missing(): string;
  };
  choices: {
    scaled(amount: string): string;
    share_off(share: string): string;
    amount_off(amount: string): string;
    scaled_price(amount: string): string;
    one_only(): string;
    any_number(): string;
    as_written(amount: string): string;
    not_the_lowest(amount: string): string;
    haggle(floor: string): string;
    trade_only(): string;
    not_below(floor: string): string;
    lowest_for_all(floor: string): string;
    lowest_of_time(floor: string): string;
    below(amount: string): string;
    charge(): string;
    once(): string;
    counted(unit: string): string;
    first_time(count: string, unit: string, total: string, each: string): string;
    second_time(count: string, unit: string, total: string, each: string): string;
    third_time(count: string, unit: string, total: string, each: string): string;
    for_each(): string;
    discount(): string;
    not_part(): string;
    one_by_one(): string;
    only_for(condition: string): string;
    for_everybody(): string;
    /** `unit` is a word of time, or empty. */
    from_volume(from: string, unit: string): string;
    from_count(from: string, unit: string): string;
    confirmed_buyers(kind: string): string;
    right(value: string): string;
    first_price(amount: string, words: string): string;
    second_price(amount: string, words: string): string;
    third_price(amount: string, words: string): string;
    no_price(): string;
    for_all(price: string, each: string): string;
    price_as_written(price: string): string;
    packs_of(many: string, size: string): string;
    as_counted(few: string): string;
    lowest_price(amount: string): string;
    list_price(amount: string): string;
    as_low_as_named(amount: string): string;
    price_for(condition: string): string;
    price_instead(price: string, list: string, version: string): string;
  };
}
