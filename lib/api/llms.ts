import type { ToolWords } from './openapi'
import { READ_WITH_CARE } from './schema'

/** The site in the form of https://llmstxt.org, for programs that answer people. */
export function llmsText(
  site: { name: string; description: string; url: string },
  tools: readonly ToolWords[],
): string {
  const toolLines = tools.map(
    ({ name, summary, example }) => `- [${name}](${site.url}${example}): ${summary}`,
  )
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    READ_WITH_CARE,
    '',
    '## Ask',
    '',
    ...toolLines,
    `- [OpenAPI](${site.url}/api/v1/openapi.json): every parameter and answer`,
    `- ${site.url}/api/mcp: the same tools by the Model Context Protocol, over HTTP and without a session`,
    '',
    '## Read',
    '',
    `- [Open data](${site.url}/data): the catalogue as files, with a licence for each column`,
    `- [What is known](${site.url}/data/coverage): by country and level, and what is missing`,
    `- [Sitemap](${site.url}/sitemap.xml)`,
    '',
  ].join('\n')
}
