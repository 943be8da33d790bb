import { useWords } from '../words/words.js';

/** What buyers asked and nothing in the policy answers, as its seller would see it. */
export function OpenQuestions({ questions }: { readonly questions: readonly string[] }) {
  const { practice: words } = useWords();
  return (
    <section class="notice warning stack tight">
      <h2>{words.open}</h2>
      <ul class="plain-list">
        {questions.map((question) => (
          <li key={question}>
            <q>{question}</q>
          </li>
        ))}
      </ul>
      <p class="small soft">
        {words.openHint} <a href="#/policy">{words.answerThem}</a>
      </p>
    </section>
  );
}
