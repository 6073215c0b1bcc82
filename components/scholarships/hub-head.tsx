'use client'

import { TabLink } from '@/components/list/tab-link'
import { TABS } from '@/lib/scholarships/tabs'

type HubHeadProps = { tab: (typeof TABS)[number]['value']; total: number }

/** What the hub is, and its two views as links. */
export function HubHead({ tab, total }: HubHeadProps) {
  return (
    <section className="border-b border-line">
      <div className="page pt-6 md:pt-10">
        <h1 className="text-2xl">Scholarship Hub</h1>
        <p className="mt-2.5 max-w-[60ch] text-ink-2">
          {`${total} real awards with who can apply, what they pay and when they close. Each names its sources and how sure we are.`}
        </p>
        <nav aria-label="Scholarship views" className="mt-5 flex gap-6">
          {TABS.map(({ value, label, href }) => (
            <TabLink key={value} href={href} isCurrent={value === tab} label={label} />
          ))}
        </nav>
      </div>
    </section>
  )
}
