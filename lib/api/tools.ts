import type { z } from 'zod'
import { answerAwards, answerCompare, answerCost, answerFacts, answerSearch, answerTasks } from './queries'
import { NotInCatalogue } from './named'
import { isTool, TOOLS, type Answers, type ToolName } from './schema'

/** An answer of a tool, with its status. */
type ToolAnswer = { status: 200; body: Answers[ToolName] } | { status: 400 | 404; body: { error: string } }

/** What is wrong, each with the name of its parameter: "level: Invalid option: expected one of …". */
const inWords = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => [...path, message].join(': ')).join(' ')

function asked<Params extends z.ZodType>(
  params: Params,
  answer: (params: z.output<Params>) => Answers[ToolName],
) {
  return (given: unknown): ToolAnswer => {
    const read = params.safeParse(given)
    if (!read.success) return { status: 400, body: { error: inWords(read.error) } }
    try {
      return { status: 200, body: answer(read.data) }
    } catch (error) {
      if (error instanceof NotInCatalogue) return { status: 404, body: { error: error.message } }
      throw error
    }
  }
}

const ASKED: Readonly<Record<ToolName, (given: unknown) => ToolAnswer>> = {
  search: asked(TOOLS.search.params, answerSearch),
  facts: asked(TOOLS.facts.params, answerFacts),
  compare: asked(TOOLS.compare.params, answerCompare),
  cost: asked(TOOLS.cost.params, answerCost),
  'awards-for': asked(TOOLS['awards-for'].params, answerAwards),
  tasks: asked(TOOLS.tasks.params, answerTasks),
}

/** Asks a tool by its name; null for a name that none has. `given`: the parameters of its address. */
export const askTool = (name: string, given: unknown): ToolAnswer | null =>
  isTool(name) ? ASKED[name](given) : null
