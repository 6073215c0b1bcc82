import type { EntryRule, EntryRuleOn, Fact } from './fact'

/** The rules on one topic among the rules of entry of a university. */
export const rulesOn = <Topic extends EntryRule['topic']>(
  entry: readonly Fact<EntryRule>[],
  topic: Topic,
): Fact<EntryRuleOn<Topic>>[] =>
  entry.filter((fact): fact is Fact<EntryRuleOn<Topic>> => fact.value.topic === topic)
