import type { ChoiceFacts } from '../study/choice'
import { hrefOf, keyOf, type PlaceItem } from '../plan/plan'
import type { TaskChoice } from './task'

/** The names of a programme in its source. */
type Titled = { title: string | null; titleEn: string | null }
type Facts = Omit<ChoiceFacts, 'programme'> & { programme: Titled | null }

type Item = Pick<PlaceItem, 'kind' | 'id'> & Pick<TaskChoice, 'start' | 'added' | 'subject'>

/** The facts of a saved place for tasks: those of the catalogue, and the few that the plan has. */
export function toTaskChoice(facts: Facts, item: Item): TaskChoice {
  const { jurisdiction, level, routes, deadlines, entry, asked, programme } = facts
  const title = programme && (programme.titleEn ?? programme.title)
  return {
    key: keyOf(item),
    name: title ? `${title}, ${facts.name}` : facts.name,
    universityId: facts.id,
    subject: item.subject,
    href: hrefOf({ kind: item.kind, id: item.id, universityId: facts.id }),
    start: item.start,
    added: item.added,
    countryCode: jurisdiction.code,
    country: jurisdiction.name,
    level,
    routes,
    deadlines,
    entry,
    asked,
  }
}
