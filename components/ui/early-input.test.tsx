import { act, render, screen } from '@testing-library/react'
import { StrictMode, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { useEarlyInput } from './early-input'

function Root({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  return <div ref={root}>{children}</div>
}

const heard = jest.fn<undefined, [string]>()
afterEach(() => heard.mockReset())

function Text({ type = 'text', initial = '' }: { type?: string; initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <input
      type={type}
      aria-label="Text"
      value={text}
      onChange={({ currentTarget }) => {
        heard(currentTarget.value)
        setText(currentTarget.value)
      }}
      onBlur={({ currentTarget }) => heard(`left with ${currentTarget.value}`)}
    />
  )
}

function Select({ initial = 'a', form }: { initial?: string; form?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <select
      form={form}
      value={value}
      onChange={({ currentTarget }) => {
        heard(currentTarget.value)
        setValue(currentTarget.value)
      }}
    >
      <option value="a">A</option>
      <option value="b">B</option>
    </select>
  )
}

function Checkbox({ initial }: { initial: boolean }) {
  const [isOn, setIsOn] = useState(initial)
  return (
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => {
        heard(String(currentTarget.checked))
        setIsOn(currentTarget.checked)
      }}
    />
  )
}

function Radios() {
  const [picked, setPicked] = useState('x')
  return ['x', 'y', 'z'].map((value) => (
    <input
      key={value}
      type="radio"
      name="group"
      aria-label={value}
      checked={picked === value}
      onChange={() => {
        heard(value)
        setPicked(value)
      }}
    />
  ))
}

const calls = () => heard.mock.calls.flat()
const type = (text: string) => () => {
  screen.getByLabelText<HTMLInputElement>('Text').value = text
}
const pick = (value: string) => () => {
  screen.getByRole<HTMLSelectElement>('combobox').value = value
}
const click = () => screen.getByRole('checkbox').click()

test.each(['text', 'search'])(
  'tells what was typed into a field of type %s, and that it was left',
  async (kind) => {
    const field = (
      <Root>
        <Text type={kind} />
      </Root>
    )
    await hydrateWithInput(field, type('Nigeria'))
    expect(calls()).toEqual(['Nigeria', 'left with Nigeria'])
    expect(screen.getByLabelText('Text')).toHaveValue('Nigeria')
  },
)

test('tells a number', async () => {
  const field = (
    <Root>
      <Text type="number" />
    </Root>
  )
  await hydrateWithInput(field, type('12'))
  expect(calls()).toEqual(['12', 'left with 12'])
  expect(screen.getByLabelText('Text')).toHaveValue(12)
})

test.each([
  ['search', 'Germany'],
  ['number', '12'],
])('tells that a field of type %s was emptied', async (kind, initial) => {
  const field = (
    <Root>
      <Text type={kind} initial={initial} />
    </Root>
  )
  await hydrateWithInput(field, type(''))
  expect(calls()).toEqual(['', 'left with '])
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('')
})

test('leaves the focus in the field where it is', async () => {
  const field = (
    <Root>
      <Text />
    </Root>
  )
  await hydrateWithInput(field, () => {
    screen.getByLabelText('Text').focus()
    type('Ni')()
  })
  expect(calls()).toEqual(['Ni'])
  expect(screen.getByLabelText('Text')).toHaveFocus()
})

test('tells an uncontrolled field', async () => {
  const field = (
    <Root>
      <input
        aria-label="Text"
        defaultValue="Ghana"
        onChange={({ currentTarget }) => heard(currentTarget.value)}
      />
    </Root>
  )
  await hydrateWithInput(field, type('Nigeria'))
  expect(calls()).toEqual(['Nigeria'])
})

test.each([
  ['a', 'b'],
  ['b', 'a'],
])('tells a pick: %s to %s', async (initial, picked) => {
  const select = (
    <Root>
      <Select initial={initial} />
    </Root>
  )
  await hydrateWithInput(select, pick(picked))
  expect(calls()).toEqual([picked])
  expect(screen.getByRole('combobox')).toHaveValue(picked)
})

test.each([
  [false, 'true'],
  [true, 'false'],
])('tells a checkbox that was %s', async (initial, told) => {
  const box = (
    <Root>
      <Checkbox initial={initial} />
    </Root>
  )
  await hydrateWithInput(box, click)
  expect(calls()).toEqual([told])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(!initial)
})

test('tells a group of radios by the one that is now on', async () => {
  const radios = (
    <Root>
      <Radios />
    </Root>
  )
  await hydrateWithInput(radios, () => screen.getByRole('radio', { name: 'z' }).click())
  expect(calls()).toEqual(['z'])
  expect(screen.getByRole('radio', { name: 'z' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'x' })).not.toBeChecked()
})

test('tells a control elsewhere that belongs to a form inside', async () => {
  const page = (
    <>
      <Root>
        <form id="f" />
      </Root>
      <Select form="f" />
    </>
  )
  await hydrateWithInput(page, pick('b'))
  expect(calls()).toEqual(['b'])
})

test('tells nothing of a control elsewhere that belongs to no form inside', async () => {
  const page = (
    <>
      <Root>
        <form id="f" />
      </Root>
      <Select />
    </>
  )
  await hydrateWithInput(page, pick('b'))
  expect(calls()).toEqual([])
})

const everything = (
  <Root>
    <Text />
    <Select initial="b" />
    <Checkbox initial />
    <Radios />
  </Root>
)

test('tells nothing when nothing was entered', async () => {
  await hydrateWithInput(everything, () => {})
  expect(calls()).toEqual([])
})

test('tells nothing on a page that script drew', async () => {
  await act(async () => void render(everything))
  expect(calls()).toEqual([])
})

test('tells each control once, also when effects run twice', async () => {
  await hydrateWithInput(<StrictMode>{everything}</StrictMode>, () => {
    type('Nigeria')()
    pick('a')()
    click()
    screen.getByRole('radio', { name: 'y' }).click()
  })
  expect(calls()).toEqual(['Nigeria', 'left with Nigeria', 'a', 'false', 'y'])
})

function Profile() {
  const [profile, setProfile] = useState({ level: '', type: '' })
  // Renders again as soon as the page is hydrated.
  useHydrated()
  return (
    <Root>
      {(['level', 'type'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={profile[name]}
          onChange={({ currentTarget }) => setProfile({ ...profile, [name]: currentTarget.value })}
        />
      ))}
      <output>{JSON.stringify(profile)}</output>
    </Root>
  )
}

test('lets each handler see what the one before changed, though the page renders again at once', async () => {
  await hydrateWithInput(<Profile />, () => {
    screen.getByLabelText<HTMLInputElement>('level').value = 'phd'
    screen.getByLabelText<HTMLInputElement>('type').value = 'merit'
  })
  expect(screen.getByRole('status')).toHaveTextContent('{"level":"phd","type":"merit"}')
  expect(screen.getByLabelText('level')).toHaveValue('phd')
})
