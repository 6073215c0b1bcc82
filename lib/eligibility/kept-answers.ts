import type { Verdict } from './verdict'

/**
 * Holds the function that answers for the visitor of this browser: whether what it is asked about can take them, or what
 * they pay there; null where there is none. The profile stays on the device. A server therefore stores nothing, and leaves
 * every row as it is for everybody from abroad.
 */
export function keptAnswers<Asked extends readonly unknown[], Answer = Verdict>() {
  type AnswerFor = (...asked: Asked) => Answer
  let kept: AnswerFor | null = null
  return {
    keep: (answerFor: AnswerFor | null): void => {
      kept = answerFor
    },
    read: (): AnswerFor | null => kept,
  }
}
