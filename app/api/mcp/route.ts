import { answerMessage } from '@/lib/api/mcp'
import { letAsk, OPEN, refuseByRate, refuseMethod } from '@/lib/api/rate'
import { readJsonBody } from '@/lib/server/read-json-body'
import { SITE } from '@/lib/site'
import { version } from '@/package.json'

const LARGEST_MESSAGE = 16 * 1024
const HEADERS = { ...OPEN, 'Cache-Control': 'no-store' }

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers: HEADERS })

/** The tools of `/api/v1` for assistants that speak the Model Context Protocol: one message a request, without a session. */
export async function POST(request: Request) {
  const refusal = refuseByRate(request.headers)
  if (refusal) return refusal
  const body = await readJsonBody(request, LARGEST_MESSAGE)
  if (!body.isRead) return refuse(body.status, body.reason)
  if (Array.isArray(body.value)) return refuse(400, 'One message a request.')
  const { status, headers, body: answer } = await answerMessage(request, body.value, SITE, version)
  return new Response(answer, { status, headers: { ...Object.fromEntries(headers), ...HEADERS } })
}

/** A page of another site may ask, too. */
export const OPTIONS = () => letAsk('POST', 'content-type, mcp-protocol-version')

/** The protocol lets a client ask for a stream, and end a session: there are none. */
export const GET = () => refuseMethod('POST, OPTIONS')
export { GET as DELETE, GET as PATCH, GET as PUT }
