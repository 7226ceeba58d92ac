/** Shows questions that are asked word for word with one click. */
import styles from './chat.module.css'

interface Props {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
}

export const Suggestions = ({ label, questions, onAsk }: Props) => (
  <ul className={styles.suggestions} aria-label={label}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)
