import { nameInFull } from '../plan/plan'
import type { Task } from '../tasks/task'
import type { TaskKind } from '../tasks/vocabulary'
import { html, type Html } from '../text/html'
import { chosenAward } from './chosen-award'
import type { Brief } from './queries'
import type { Words } from './words'

/** What a family has to know of; the plan has the rest. */
const SHOWN = [
  'language-test',
  'entrance-test',
  'apply',
  'award',
  'decision',
  'payment',
  'money',
  'visa',
  'start',
] as const satisfies readonly TaskKind[]

type Shown = Task & { kind: (typeof SHOWN)[number] }

const isShown = (task: Task): task is Shown => SHOWN.some((kind) => kind === task.kind)

/** An application with a source, for the start that is planned. */
const isDeadline = ({ id, kind, basis, when }: Task) =>
  kind === 'apply' && !id.startsWith('early:') && basis.kind !== 'advice' && when.kind !== 'none'

const isFor = (key: string) => (task: Task) => task.choices.includes(key)

/** By when to apply to a place, where somebody publishes it. */
export function deadlineOf(key: string, tasks: readonly Task[], { say, timeOf }: Words): string {
  const task = tasks.find((each) => isFor(key)(each) && isDeadline(each))
  return task ? timeOf(task) : say('unknown')
}

/** When courses begin; null where that is not known. */
export function startOf(key: string, tasks: readonly Task[], { timeOf }: Words): string | null {
  const task = tasks.find((each) => each.id === `start:${key}`)
  return task && task.when.kind !== 'none' ? timeOf(task) : null
}

/** Whether a source says by when to apply to a place. */
export const hasDeadline = (key: string, tasks: readonly Task[]) =>
  tasks.some((task) => isFor(key)(task) && isDeadline(task))

/** What is to do, in the words of the brief. */
function titleOf(task: Shown, { places, awards }: Brief, { say, country }: Words): string {
  const [place] = places.filter(({ key }) => task.choices.includes(key))
  const award = awards.find(({ id }) => task.href === `/scholarships/${id}`)
  const names = {
    name: award?.name ?? (place ? nameInFull(place) : ''),
    country: place ? country(place.countryCode) : '',
  }
  if (task.kind === 'apply' && task.id.startsWith('early:')) return say('task.early', names)
  if (task.kind === 'award' && task.id.endsWith('.admission')) return say('task.admission', names)
  return say(`task.${task.kind}`, names)
}

/** What to do by when, in order, each thing once. */
export function tasksPart(brief: Brief, words: Words): Html | null {
  const { say, timeOf, aside } = words
  const elsewhere = brief.awards.filter((award) => chosenAward(award, brief) === 'elsewhere')
  const isElsewhere = ({ href }: Task) => elsewhere.some(({ id }) => href === `/scholarships/${id}`)
  const rows = brief.tasks.filter(isShown).flatMap((task) => {
    if (isElsewhere(task)) return []
    const time = timeOf(task)
    const isAdvice = task.basis.kind === 'advice' && task.kind !== 'start'
    const notes = [task.isForLater && say('forLater'), isAdvice && say('advice')].filter(
      (note): note is string => typeof note === 'string',
    )
    return time ? [{ time, title: titleOf(task, brief, words), notes }] : []
  })
  const once = [...new Map(rows.map((row) => [`${row.time} ${row.title}`, row])).values()]
  if (once.length === 0) return null
  return html`<section>
    <h2>${say('byWhen')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${say('when')}</th>
          <th scope="col">${say('what')}</th>
        </tr>
      </thead>
      <tbody>
        ${once.map(
          ({ time, title, notes }) =>
            html`<tr>
              <td>${time}</td>
              <td>${title}${notes.map((note) => html`<small>${aside(note)}</small>`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
