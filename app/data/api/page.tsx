import type { Metadata } from 'next'
import { ToolForm } from '@/components/coverage/tool-form'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { listTools } from '@/lib/api/openapi'
import { WHAT_IS_NULL } from '@/lib/api/schema'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { SITE } from '@/lib/site'
import { API_PAGE, DATA_PAGE } from '@/lib/web/seo/data-pages'
import { trailTo } from '@/lib/web/seo/json-ld'

export const metadata: Metadata = pageMetadata(API_PAGE)

export default function ApiPage() {
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <Breadcrumbs crumbs={trailTo(DATA_PAGE, API_PAGE)} />
      <header className="mt-4 max-w-[46rem]">
        <h1 className="text-2xl">{API_PAGE.title}</h1>
        <p className="mt-3 text-md text-ink-2">
          {`Read-only and without a key, from any site. Each value has the words of the page, a number, its unit, currency, year, kind, source and address. ${WHAT_IS_NULL}`}
        </p>
        <p className="mt-3">
          <a href="/api/v1/openapi.json" className="inline-flex min-h-11 items-center">
            Description in OpenAPI 3.1
          </a>
        </p>
        <p className="mt-1">
          <span>Assistants that speak the Model Context Protocol find the same tools at </span>
          <code translate="no">{`${SITE.url}/api/mcp`}</code>
          <span>, over HTTP, without a session and without a key.</span>
        </p>
      </header>
      {listTools().map((tool) => (
        <ToolForm key={tool.name} tool={tool} />
      ))}
    </div>
  )
}
