/**
 * A page translator puts an element of its own in the place of each text. React then changes a text that nobody sees, and
 * fails when it removes the text or draws something before it (https://github.com/facebook/react/issues/11538). Only a
 * text that is all an element contains is safe, or one that is the key of its element, since React draws a new element for
 * another key. So this rule asks for an element of its own around
 * - a text that is computed, or may be left out, beside other content;
 * - a text in a fragment, which has no element that could be removed with it;
 * - a text behind content that may be drawn later: a condition, a list, or a component that is no link, flag or box,
 * - a text beside other content in one of two elements of which React draws one in the other's place, and keeps the element.
 *
 * What a name stands for is read in its own file. A name of another type is taken for text: `Elements`
 * (components/ui/elements.ts) is the type of content that is none, which the compiler then proves.
 */

const NODES = ['Elements', 'ReactElement']

const isBlank = (node) => node.type === 'JSXText' && node.value.trim() === '' && node.value.includes('\n')

const isEmpty = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression'

const isFixedText = ({ type, expression }) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' &&
    (expression.type === 'Literal' ||
      (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)))

const tagOf = ({ openingElement }) => {
  const { name } = openingElement
  return name.type === 'JSXIdentifier' ? name.name : 'Component'
}

const isFragment = (node) =>
  node.type === 'JSXFragment' || (node.type === 'JSXElement' && tagOf(node) === 'Fragment')

/** Components that are one element, which stays. */
const ONE_ELEMENT = /(?:Link|Flag|Checkbox)$/

/** Content in whose place something else may be drawn later. */
const mayComeLater = (node) =>
  node.type === 'JSXExpressionContainer' ||
  isFragment(node) ||
  (node.type === 'JSXElement' && /^[A-Z]/.test(tagOf(node)) && !ONE_ELEMENT.test(tagOf(node)))

/** The type that a member has in a type of this file, or of the type literal itself. */
function memberType(type, member, scope) {
  if (!type) return null
  if (type.type === 'TSTypeLiteral') {
    const found = type.members.find(({ key }) => key?.name === member)
    return found?.typeAnnotation?.typeAnnotation ?? null
  }
  if (type.type === 'TSIntersectionType') {
    return type.types.map((part) => memberType(part, member, scope)).find(Boolean) ?? null
  }
  const alias = type.type === 'TSTypeReference' ? declarationOf(type.typeName.name, scope) : undefined
  return alias?.type === 'TSTypeAliasDeclaration' ? memberType(alias.typeAnnotation, member, scope) : null
}

const variableOf = (name, scope) =>
  scope === null ? undefined : (scope.set.get(name) ?? variableOf(name, scope.upper))

const declarationOf = (name, scope) => variableOf(name, scope)?.defs[0]?.node

/** Whether a type is one of `NODES`, or a function, or a choice of them and nothing, that returns one. */
function isNodeType(type) {
  if (type.type === 'TSUnionType') return type.types.every((part) => isNodeType(part) || isNothing(part))
  if (type.type === 'TSFunctionType') return isNodeType(type.returnType.typeAnnotation)
  return type.type === 'TSTypeReference' && NODES.includes(type.typeName.name)
}

const isNothing = ({ type, literal }) =>
  ['TSNullKeyword', 'TSUndefinedKeyword'].includes(type) || (type === 'TSLiteralType' && !literal.value)

/** The values that a function returns. */
function returnsOf(node) {
  if (node.body.type !== 'BlockStatement') return [node.body]
  const found = []
  const visit = (statement) => {
    if (!statement) return
    if (statement.type === 'ReturnStatement') found.push(statement.argument)
    if (statement.type === 'IfStatement') [statement.consequent, statement.alternate].forEach(visit)
    if (statement.type === 'SwitchStatement') statement.cases.forEach((one) => one.consequent.forEach(visit))
    if (statement.type === 'BlockStatement') statement.body.forEach(visit)
  }
  visit(node.body)
  return found
}

const isFunction = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node?.type)

/** Whether a value may be a text. */
function mayBeText(node, scope) {
  if (node === null) return false
  const may = (part) => mayBeText(part, scope)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'Literal':
      return node.value !== null && typeof node.value !== 'boolean' && node.value !== ''
    case 'LogicalExpression':
      return may(node.right) || (node.operator !== '&&' && may(node.left))
    case 'ConditionalExpression':
      return may(node.consequent) || may(node.alternate)
    case 'TSAsExpression':
    case 'ChainExpression':
      return may(node.expression)
    case 'CallExpression':
      return mayReturnText(node, scope)
    case 'Identifier':
      return node.name !== 'undefined' && mayNameText(node.name, scope)
    case 'MemberExpression':
      return mayMemberBeText(node, scope)
    default:
      return true
  }
}

function mayReturnText({ callee, arguments: [first] }, scope) {
  if (callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(callee.property.name))
    return !isFunction(first) || returnsOf(first).some((value) => mayBeText(value, scope))
  return mayBeText(callee, scope)
}

function mayMemberBeText({ object, property }, scope) {
  const [definition] = (object.type === 'Identifier' && variableOf(object.name, scope)?.defs) || []
  const type = definition && typeOfDefinition(definition, object.name, scope)
  const member = type && memberType(type, property.name, scope)
  return !member || !isNodeType(member)
}

/** The type that is written for a name: as a parameter, a part of one, or a part of a value of a written type. */
function typeOfDefinition({ name, node }, word, scope) {
  if (name.typeAnnotation) return name.typeAnnotation.typeAnnotation
  const { parent } = name
  const property = parent.type === 'AssignmentPattern' ? parent.parent : parent
  if (property.type !== 'Property') return null
  const pattern = property.parent
  const written = pattern.typeAnnotation?.typeAnnotation
  const [source] =
    (node.type === 'VariableDeclarator' &&
      node.init?.type === 'Identifier' &&
      variableOf(node.init.name, scope)?.defs) ||
    []
  const type = written ?? (source && typeOfDefinition(source, node.init.name, scope))
  return memberType(type, property.key.name ?? word, scope)
}

function mayNameText(name, scope) {
  const [definition] = variableOf(name, scope)?.defs ?? []
  if (!definition) return true
  const { node } = definition
  const type = typeOfDefinition(definition, name, scope)
  if (type) return !isNodeType(type)
  const value = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.init : node
  if (isFunction(value)) {
    if (!value.body || definition.type === 'Parameter') return true
    return returnsOf(value).some((returned) => mayBeText(returned, scope))
  }
  return value === node || mayBeText(value, scope)
}

/** The content of an element: neither the space between lines nor comments. */
const contentOf = ({ children }) => children.filter((child) => !isBlank(child) && !isEmpty(child))

const keyOf = ({ openingElement }) =>
  openingElement.attributes.find(({ name }) => name?.name === 'key')?.value
const hasKey = (node) => keyOf(node) !== undefined

/** The elements of which a value is one. */
function choicesOf(value) {
  switch (value?.type) {
    case 'JSXElement':
      return [value]
    case 'JSXExpressionContainer':
      return choicesOf(value.expression)
    case 'ConditionalExpression':
      return [...choicesOf(value.consequent), ...choicesOf(value.alternate)]
    case 'LogicalExpression':
      return [...choicesOf(value.left), ...choicesOf(value.right)]
    default:
      return []
  }
}

/** The texts that React would change or take away when it draws an element in the place of another, which it keeps. */
function textsLost(from, to) {
  if (tagOf(from) !== tagOf(to) || /^[A-Z]/.test(tagOf(from)) || hasKey(from) || hasKey(to)) return []
  const [before, after] = [contentOf(from), contentOf(to)]
  return before.flatMap((child, at) => {
    if (isFixedText(child)) return before.length > 1 ? [child] : []
    return choicesOf(child).flatMap((one) => choicesOf(after[at]).flatMap((other) => textsLost(one, other)))
  })
}

/** @type {import('eslint').Rule.RuleModule} */
const textInElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: 'Give this text an element of its own, or make all the text beside it one text: page translators replace texts. Where another element is drawn in the place of the text’s, a key serves too.',
    },
  },
  create(context) {
    const wordsOf = (value) => context.sourceCode.getText(value?.expression)
    const isKey = (child, { type, ...node }) =>
      type === 'JSXElement' &&
      child.type === 'JSXExpressionContainer' &&
      keyOf(node)?.type === 'JSXExpressionContainer' &&
      wordsOf(child) === wordsOf(keyOf(node))
    const check = (node) => {
      const scope = context.sourceCode.getScope(node)
      const content = contentOf(node)
      const isLoose = isFragment(node)
      if (content.length < 2 && !isLoose) return
      content.forEach((child, at) => {
        const before = content[at - 1]
        const isUnsafe =
          isFixedText(child) || isKey(child, node)
            ? isLoose || (before !== undefined && !isFixedText(before) && mayComeLater(before))
            : child.type === 'JSXExpressionContainer' && mayBeText(child.expression, scope)
        if (isUnsafe) context.report({ node: child, messageId: 'own' })
      })
    }
    /** A component draws its text among the content around it. */
    const checkComponent = (node) => {
      const name = node.id?.name ?? (node.parent.type === 'VariableDeclarator' && node.parent.id.name)
      if (!name || !/^[A-Z][a-z]/.test(name)) return
      const returned = returnsOf(node)
      if (returned.length > 1) checkChoices(returned.flatMap(choicesOf))
      for (const value of returned)
        if (value && ['Literal', 'TemplateLiteral'].includes(value.type) && typeof value.value !== 'object')
          if (value.type === 'TemplateLiteral' || typeof value.value === 'string')
            context.report({ node: value, messageId: 'own' })
    }
    /** Elements of which one is drawn: each may come in the place of another. */
    const checkChoices = (choices) => {
      const texts = choices.flatMap((from) =>
        choices.flatMap((to) => (from === to ? [] : textsLost(from, to))),
      )
      new Set(texts).forEach((node) => context.report({ node, messageId: 'own' }))
    }
    return {
      ConditionalExpression: (node) => {
        if (!['ConditionalExpression', 'LogicalExpression'].includes(node.parent.type))
          checkChoices(choicesOf(node))
      },
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      ArrowFunctionExpression: checkComponent,
    }
  },
}

export default textInElement
