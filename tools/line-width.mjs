/**
 * An ESLint rule on the width of lines as an editor shows them: a character of East Asian text takes two columns
 * (Unicode Standard Annex #11, wide and fullwidth), a mark that combines with the one before it takes none.
 */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
const EMOJI = /\p{Emoji_Presentation}/u;

/**
 * The columns of a line.
 * @example columnsOf('价格 100') // 8
 */
export function columnsOf(line) {
  let columns = 0;
  for (const character of line)
    columns += WITHOUT_WIDTH.test(character) ? 0 : WIDE.test(character) || EMOJI.test(character) ? 2 : 1;
  return columns;
}

export const lineWidth = {
  meta: {
    type: 'layout',
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, additionalProperties: false }],
    messages: { wide: 'This line takes {{columns}} columns; at most {{max}} are shown without a turn.' },
  },
  create(context) {
    const { max = 120 } = context.options[0] ?? {};
    return {
      Program() {
        context.sourceCode.lines.forEach((line, index) => {
          // No character takes more than two columns.
          const columns = line.length * 2 > max ? columnsOf(line) : 0;
          const loc = { start: { line: index + 1, column: 0 }, end: { line: index + 1, column: line.length } };
          if (columns > max) context.report({ loc, messageId: 'wide', data: { columns, max } });
        });
      },
    };
  },
};
