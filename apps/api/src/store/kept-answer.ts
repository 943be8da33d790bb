/** An answer that many may have for a time: it is made once, however many ask meanwhile. */
export class KeptAnswer<Answer> {
  private made: { readonly atMillis: number; readonly answer: Promise<Answer> } | null = null;

  /** @param keptMillis how old an answer may be */
  constructor(
    private readonly keptMillis: number,
    private readonly make: () => Promise<Answer>,
  ) {}

  /** The answer of now, or one that is not too old. One that fails is not kept. */
  at(nowMillis: number): Promise<Answer> {
    const { made } = this;
    if (made !== null && Math.abs(nowMillis - made.atMillis) < this.keptMillis) return made.answer;
    const answer = this.make();
    this.made = { atMillis: nowMillis, answer };
    answer.catch(() => {
      if (this.made?.answer === answer) this.made = null;
    });
    return answer;
  }
}
