/**
 * The utterances of a split of the Negochat corpus (Konovalov et al., LREC 2016, Apache-2.0), each with what the other
 * side had put on the table until then.
 * @param {{ turns: { role: string, text: string, acts: Record<string, unknown>[] }[] }[]} dialogues
 * @returns {Utterance[]}
 *
 * @typedef {{ text: string, role: string, acts: Record<string, unknown>[], standing: Record<string, string>,
 *   dialogue: number }} Utterance
 */
export function utterancesOf(dialogues) {
  return dialogues.flatMap(({ turns }, dialogue) => {
    const tables = {};
    return turns.map(({ role, text, acts }) => {
      const other = Object.keys(tables).find((name) => name !== role);
      const standing = other === undefined ? {} : { ...tables[other] };
      tables[role] ??= {};
      for (const act of acts) if (act.Offer && act.Offer !== true) Object.assign(tables[role], act.Offer);
      return { text: text.trim(), role, acts, standing, dialogue };
    });
  });
}
