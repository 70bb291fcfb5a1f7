import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** The host policy among the exports. */
export const policy = dictionary({
  en: {
    tab: 'Host policy',
    forPlatforms: 'For the platform',
    note: 'For the platform that runs the tools, not for the model: what it has to enforce because a prompt cannot. Its JSON Schema is schema/host-policy.json.',
    notStated:
      '{count, plural, one {One tool does not say what a call changes. It is listed as not stated, never as safe:} other {# tools do not say what a call changes. They are listed as not stated, never as safe:}}',
    unnamed: 'without a name',
  },
  zh: {
    tab: '平台策略',
    forPlatforms: '给平台',
    note: '给运行工具的平台看，不给模型看：提示词管不住、必须由平台执行的规则。JSON Schema见schema/host-policy.json。',
    notStated: '{count, number}个工具没有写明调用会改变什么，一律标为“未写明”，不会当作安全：',
    unnamed: '未命名',
  },
})

addWords('policy', policy)
