import { z } from 'zod'
import { answerAwards, answerCompare, answerCost, answerFacts, answerSearch, answerTasks } from './queries'
import { isTool, TOOLS, type Answers, type ToolName } from './schema'

/** An answer of a tool, with its status. */
type ToolAnswer = { status: 200; body: Answers[ToolName] } | { status: 400 | 404; body: { error: string } }

const NOT_FOUND: ToolAnswer = {
  status: 404,
  body: { error: 'The catalogue has no such university or country.' },
}

const found = (body: Answers[ToolName] | null): ToolAnswer => (body ? { status: 200, body } : NOT_FOUND)

function asked<Params extends z.ZodType>(
  params: Params,
  given: unknown,
  answer: (params: z.output<Params>) => Answers[ToolName] | null,
): ToolAnswer {
  const read = params.safeParse(given)
  return read.success
    ? found(answer(read.data))
    : { status: 400, body: { error: z.prettifyError(read.error) } }
}

const ASKED: Readonly<Record<ToolName, (given: unknown) => ToolAnswer>> = {
  search: (given) => asked(TOOLS.search.params, given, answerSearch),
  facts: (given) => asked(TOOLS.facts.params, given, answerFacts),
  compare: (given) => asked(TOOLS.compare.params, given, answerCompare),
  cost: (given) => asked(TOOLS.cost.params, given, answerCost),
  'awards-for': (given) => asked(TOOLS['awards-for'].params, given, answerAwards),
  tasks: (given) => asked(TOOLS.tasks.params, given, answerTasks),
}

/** Asks a tool by its name; null for a name that none has. `given`: the parameters of its address. */
export const askTool = (name: string, given: unknown): ToolAnswer | null =>
  isTool(name) ? ASKED[name](given) : null
