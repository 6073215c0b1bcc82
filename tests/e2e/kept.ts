import type { BrowserContext, Page } from '@playwright/test'
import type { Profile } from '@/lib/eligibility/profile'
import type { Plan } from '@/lib/plan/plan'

const asKept = (state: object) => JSON.stringify({ state, version: 1 })

/** Has the browser know a plan, and a profile, before it opens a page. What the page makes of the plan stays. */
export async function knowPlan(of: Page | BrowserContext, plan: Partial<Plan>, profile?: Partial<Profile>) {
  await of.addInitScript(
    ([kept, told]) => {
      // A blank page comes first, which may store nothing.
      if (location.protocol === 'about:') return
      if (!localStorage.getItem('meridian-plan')) localStorage.setItem('meridian-plan', kept)
      if (told) localStorage.setItem('meridian-profile', told)
    },
    [asKept({ plan, stamps: {} }), profile ? asKept({ profile }) : null] as const,
  )
}

/** Has the page find the browser's storage forbidden. */
export async function closeStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
}
