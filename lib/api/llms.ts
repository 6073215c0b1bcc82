import type { ToolWords } from './openapi'

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
    'Name the source, the year and the level of a figure with it. A fact of one level, field, place or year is no answer for another. What is null is not known: say so.',
    '',
    '## Ask',
    '',
    ...toolLines,
    `- [OpenAPI](${site.url}/api/v1/openapi.json): every parameter and answer`,
    '',
    '## Read',
    '',
    `- [Open data](${site.url}/data): the catalogue as files, with a licence for each column`,
    `- [What is known](${site.url}/data/coverage): by country and level, and what is missing`,
    `- [Sitemap](${site.url}/sitemap.xml)`,
    '',
  ].join('\n')
}
