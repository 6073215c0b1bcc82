import 'server-only'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { TOOLS, TOOL_NAMES, READ_WITH_CARE } from './schema'
import { askTool } from './tools'

const listed = Object.entries(TOOLS).map(([name, { summary, params, answer }]) =>
  ToolSchema.parse({
    name,
    description: summary,
    inputSchema: z.toJSONSchema(params, { io: 'input' }),
    outputSchema: z.toJSONSchema(answer),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }),
)

function serverOf(site: { name: string }, version: string): Server {
  const server = new Server(
    { name: site.name.toLowerCase(), version },
    { capabilities: { tools: {} }, instructions: READ_WITH_CARE },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const answer = askTool(params.name, params.arguments ?? {})
    if (!answer)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${params.name}. Ask one of ${TOOL_NAMES.join(', ')}.`,
      )
    const text = JSON.stringify(answer.body)
    return answer.status === 200
      ? { content: [{ type: 'text', text }], structuredContent: answer.body }
      : { content: [{ type: 'text', text }], isError: true }
  })
  return server
}

/**
 * Answers a message of the Model Context Protocol (https://modelcontextprotocol.io). Nothing is kept between messages, so
 * any process may answer the next one.
 */
export async function answerMessage(
  request: Request,
  message: unknown,
  site: { name: string },
  version: string,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = serverOf(site, version)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}
