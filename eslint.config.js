import js from '@eslint/js'
import tseslint from 'typescript-eslint'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'

// The layers, and what each may import besides itself; the folder list is the architecture.
const layers = {
  core: {
    local: [],
    packages: [
      'ajv',
      'ajv-formats',
      'jsonc-parser',
      'fflate',
      '@noble/hashes',
      'yaml',
      '@lezer/common',
      '@lezer/javascript',
      '@lezer/java',
      'pinyin-pro',
      '@eslint-community/regexpp',
    ],
  },
  i18n: { local: ['core'], packages: ['intl-messageformat'] },
  platform: { local: ['core'], packages: ['idb', 'gpt-tokenizer'] },
  state: { local: ['core'], packages: ['zustand', 'zundo'] },
  ui: {
    local: ['core', 'i18n', 'state'],
    packages: [
      'react',
      'react-dom',
      'monaco-editor',
      '@monaco-editor/react',
      '@base-ui/react',
      'react-resizable-panels',
      '@tanstack/react-virtual',
      'lean-qr',
    ],
  },
  cli: {
    local: ['core', 'i18n'],
    packages: ['gpt-tokenizer', '@modelcontextprotocol/sdk', 'cross-spawn', 'eventsource-parser'],
    node: true,
  },
}

const all = Object.keys(layers)

function layerRules([layer, { local, packages, node }]) {
  const forbidden = [...all, 'app'].filter((other) => other !== layer && !local.includes(other))
  const patterns = forbidden.map((other) => ({
    regex: `^(\\.\\./)+${other}(/|$)`,
    message: `${layer} may not import ${other}`,
  }))
  const allowed = packages.map((name) => name.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')).join('|')
  patterns.push({
    regex: `^(?!\\.)(?!(${allowed || '-'})(/|$))${node ? '(?!node:)' : ''}`,
    message: `${layer} may import only: ${packages.join(', ') || 'nothing outside src'}`,
  })
  return {
    files: [`src/${layer}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'max-lines': ['error', { max: 300, skipComments: false }],
    },
  }
}

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'test-results', 'node_modules'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-control-regex': 'off',
      'no-misleading-character-class': 'error',
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/app/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...Object.entries(layers).map(layerRules),
  {
    files: ['src/**/*.{test,fixture}.{ts,tsx}'],
    ignores: ['src/drawn.fixture.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Import fc from drawn.fixture, which holds the seed' },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js', 'e2e/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/core/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'localStorage',
        'Date',
        'process',
        'performance',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
)
