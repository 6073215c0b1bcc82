import { html } from './html'

it('escapes every text, and no template in a template', () => {
  const items = ['<b>', 'A & "B"'].map((text) => html`<i title="${text}">${text}</i>`)
  expect(html`<b>${items}${false}${null}${7}</b>`.markup).toBe(
    '<b><i title="&lt;b&gt;">&lt;b&gt;</i><i title="A &amp; &quot;B&quot;">A &amp; &quot;B&quot;</i>7</b>',
  )
})
