import type { Metadata } from 'next'
import { CostQuestion } from '@/components/cost/cost-question'
import { CountryAnswer } from '@/components/cost/country-answer'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { getCountryRules } from '@/lib/study/queries'
import { FIRST_LEVEL, parseQuestion, questionHref } from '@/lib/cost/question'
import { answerQuestion } from '@/lib/cost/queries'
import { withArticle } from '@/lib/places/with-article'
import { findCountryCode, findWorldCode, getCountries, getCountryName } from '@/lib/places/queries'
import { getToday } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'
import { formatDate } from '@/lib/text/format'
import { COST_PAGE, costMetadata } from '@/lib/web/seo/cost'
import { trailTo } from '@/lib/web/seo/json-ld'

const FINDERS = { findCountry: findCountryCode, findPassport: findWorldCode }

export async function generateMetadata({ searchParams }: PageProps<'/cost'>): Promise<Metadata> {
  const question = parseQuestion(await searchParams, FINDERS)
  return costMetadata(question, question.country && getCountryName(question.country))
}

export default async function CostPage({ searchParams }: PageProps<'/cost'>) {
  const question = parseQuestion(await searchParams, FINDERS)
  const { country, passport, unread } = question
  const level = question.level ?? FIRST_LEVEL
  const cost = answerQuestion(question)
  const rules = country && getCountryRules(country)
  return (
    <article className="page pt-3 pb-10">
      <Breadcrumbs crumbs={trailTo(COST_PAGE)} />
      <h1 className="text-xl">{COST_PAGE.title}</h1>
      <p className="mt-1 max-w-prose text-ink-2">
        Tuition, living, visa and the money to show, for a whole degree in your own currency, each with its
        source.
      </p>
      <CostQuestion
        countries={getCountries().map(({ code, name }) => ({ code, name }))}
        country={country ?? ''}
        level={level}
        passport={passport ? getCountryName(passport) : ''}
        {...(passport && { passportCode: passport })}
        currency={cost?.table.currency ?? question.currency ?? ''}
        {...(unread && { unread })}
      />
      <p className="mt-2 hidden text-sm print:block">
        <span>{`As of ${formatDate(getToday())}. `}</span>
        <span>{`${SITE.url}${questionHref(question)}`}</span>
      </p>
      {cost && rules ? (
        // Another answer comes in its place as a whole: none of its lines moves to where one of the other stood.
        <CountryAnswer
          key={questionHref(question)}
          cost={cost}
          rules={rules}
          level={level}
          where={withArticle(rules.name)}
        />
      ) : (
        <p className="mt-6 text-ink-2">Choose a country to see what a degree costs there.</p>
      )}
    </article>
  )
}
