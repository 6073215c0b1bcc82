import { RuleTester } from 'eslint'
import nextTypescript from 'eslint-config-next/typescript'
import rule from './text-in-element.mjs'

const PROPS = `
type Props = { label: string; note: ReactNode; slot: Elements; draw?: () => Elements; children: Elements }`

/** A component that draws the markup, with the props above at hand. */
const draws = (markup: string) => `${PROPS}
const list = [1]
const icon = <i />
const chip = (key) => <li key={key} />
function Part(props: Props) {
  const { label, note, slot, draw, children } = props
  return (${markup})
}`

const SAFE = [
  '<p>Found</p>',
  '<p>{label}</p>',
  '<p>{label && `${label}: `}</p>',
  '<p>{`${label} of ${list.length}`}</p>',
  '<p>See the <b>rules</b> and <Link href="/">the list</Link>, please.</p>',
  '<p>Found {label && <b>{label}</b>}</p>',
  '<p key={label}>{label}<b>two</b></p>',
  '<p key={label}><Flag />{label}{note && <b>two</b>}</p>',
  '<p><span>{label}</span> <b>two</b></p>',
  '<div>{list.map((item) => <li key={item}>{item}</li>)}{list.map((item) => chip(item))}</div>',
  '<div><h2>Found</h2>{slot}{draw?.()}{children}{icon}{label ? <b>{label}</b> : null}</div>',
  '<div>{props.slot}<p>Found</p></div>',
  '<><p>Found</p>{label && <span>{label}</span>}</>',
  '<div>{label ? <p>Found</p> : <p key="two">Found <b>two</b></p>}</div>',
  '<div>{label ? <div><p>Found <b>two</b></p></div> : <div><div>Found</div></div>}</div>',
]

const UNSAFE = [
  '<p key={note}>{label}<b>two</b></p>',
  '<p key={label}><Count />{label}</p>',
  '<Fragment key={label}>{label}<b>two</b></Fragment>',
  '<p>Found {label}</p>',
  '<p>{label}<b>two</b></p>',
  '<div><b />{note}</div>',
  '<div><b />{props.label}</div>',
  '<p><b />{label ? <i /> : "none"}</p>',
  '<p><b />{label && "some"}</p>',
  '<p><b />{`${label}`}</p>',
  '<p><b />{list.map((item) => item)}</p>',
  '<p><b />{list.join(", ")}</p>',
  '<p>{label && <b>{label}</b>} found</p>',
  '<p><Count />found</p>',
  '<>Found <b>two</b></>',
  '<>{label}</>',
  '<Fragment key="a">Found</Fragment>',
  '<p><b />{missing}</p>',
  '<div>{label ? <p>Found</p> : <p>Found <b>two</b></p>}</div>',
  '<div>{label ? <div><p>Found</p></div> : note ? <i /> : <div><p>Found <b>two</b></p></div>}</div>',
]

const parser = nextTypescript.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions?.parser
const error = [{ messageId: 'own' as const }]

RuleTester.describe = describe
RuleTester.it = it

new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
}).run('text-in-element', rule, {
  valid: [...SAFE.map(draws), 'const wordsOf = (word) => `${word}.`'],
  invalid: [
    ...UNSAFE.map((markup) => ({ code: draws(markup), errors: error })),
    { code: 'function Word({ word }) { if (!word) return "none"; return <b>{word}</b> }', errors: error },
    {
      code: 'function Word({ word }) { if (!word) return <p>None</p>; return <p><b>one</b> or <b>two</b></p> }',
      errors: error,
    },
    { code: 'const Word = ({ word }) => `${word}.`', errors: error },
  ],
})
