'use client'

import { TabLink } from '@/components/ui/tabs'
import { TABS } from '@/lib/scholarships/tabs'

type HubHeadProps = { tab: (typeof TABS)[number]['value']; total: number }

/** The title of the hub, and its two views as links. */
export function HubHead({ tab, total }: HubHeadProps) {
  return (
    <section className="border-b border-line">
      <div className="page pt-2.5 md:pt-5">
        <h1 className="text-md md:text-xl">Scholarship Hub</h1>
        <p className="mt-1 max-w-[56ch] text-ink-2 max-md:text-sm max-md:in-[main:has([data-filtered])]:hidden">
          {`${total} real awards: who can apply, what they pay, when they close.`}
        </p>
        <nav aria-label="Scholarship views" className="mt-1 flex gap-6">
          {TABS.map(({ value, label, href }) => (
            <TabLink key={value} href={href} isCurrent={value === tab} label={label} />
          ))}
        </nav>
      </div>
    </section>
  )
}
