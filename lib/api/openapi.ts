import { z } from 'zod'
import { TOOLS, TOOL_NAMES, WHAT_IS_NULL, type ToolName } from './schema'

type Described = { summary: string; params: z.ZodType; answer: z.ZodType; example: Record<string, string> }

const FAILURE = {
  description: 'What is wrong with the request',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
    },
  },
}

function parametersOf({ params, example }: Described) {
  const { properties = {}, required = [] } = z.toJSONSchema(params, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

function operationOf(name: ToolName, tool: Described) {
  const schema = z.toJSONSchema(tool.answer)
  return {
    operationId: name,
    summary: tool.summary,
    parameters: parametersOf(tool),
    responses: {
      200: { description: tool.summary, content: { 'application/json': { schema } } },
      400: FAILURE,
      404: FAILURE,
    },
  }
}

/** A tool as people read of it. `example`: an address that it answers. */
export type ToolWords = {
  name: string
  summary: string
  example: string
  parameters: { name: string; description: string; options: string[]; value: string; isRequired: boolean }[]
}

const tools = TOOL_NAMES.map((name): [ToolName, Described] => [name, TOOLS[name]])

/** Every tool with its parameters, filled with those of its example. */
export const listTools = (): ToolWords[] =>
  tools.map(([name, tool]) => ({
    name,
    summary: tool.summary,
    example: `/api/v1/${name}?${new URLSearchParams(tool.example)}`,
    parameters: parametersOf(tool).map(({ name: key, required, schema }) => {
      const {
        description = '',
        enum: options = [],
        default: usual = '',
      } = z
        .object({
          description: z.string().optional(),
          enum: z.array(z.string()).optional(),
          default: z.string().optional(),
        })
        .parse(schema)
      return { name: key, description, options, value: tool.example[key] ?? usual, isRequired: required }
    }),
  }))

/** The description of the interface in OpenAPI 3.1, whose schemas are those of JSON Schema 2020-12. */
export function openApi(site: { name: string; url: string }, version: string) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}: where to study, what it costs, who pays`,
      version,
      description: `Read-only, without a key. Each value names its source. ${WHAT_IS_NULL}`,
    },
    servers: [{ url: `${site.url}/api/v1` }],
    paths: Object.fromEntries(tools.map(([name, tool]) => [`/${name}`, { get: operationOf(name, tool) }])),
  }
}
