import { dictionary } from '../dictionary'
import { addWords } from '../words'

/** Which tools an export contains, and what it may write in another way. */
export const profiles = dictionary({
  en: {
    tools: 'Tools',
    all: 'All tools',
    readOnly: 'Read only',
    agent: 'Agent: {agent}',
    some: 'Choose…',
    readOnlyNote:
      'Tools that change nothing, by their contract or annotations; where neither says, as their texts read.',
    agentNote:
      'Only tools marked for this agent. A tool without a mark goes only into an export of all tools.',
    goes: '{kept, number} of {count, number} tools are in this export.',
    noneGoes: 'No tool is in this export.',
    leftOut: '{count, plural, one {# tool is left out} other {# tools are left out}}',
    choose: 'Tools in this export',
    chooseAll: 'All',
    chooseNone: 'None',
    isHidden: 'This tool is hidden: an export of the set leaves it out.',
    offers: 'Other ways to write it',
    offersNote: 'Only if you tick it, and in this export alone. The definition keeps what it says.',
    offerNamespace: 'Put the namespace before the name.',
    offerName: 'Write names as this target takes them.',
    offerParameter: 'Give parameters names that this target takes.',
    offerRule: 'Move the rule at the root of the schema into the description.',
    offerRecursion:
      'Write a schema that contains itself out to a few levels; deeper values are lost.',
  },
  zh: {
    tools: '工具范围',
    all: '全部工具',
    readOnly: '只读工具',
    agent: '智能体：{agent}',
    some: '自行选择…',
    readOnlyNote: '只含不改变数据的工具，以契约或注解为准；两者都没写明的，看文字怎么说。',
    agentNote: '只含指定给这个智能体的工具；没有指定的工具，只在导出全部工具时包含。',
    goes: '这次导出包含{count, number}个工具中的{kept, number}个。',
    noneGoes: '这次导出没有包含任何工具。',
    leftOut: '{count, number}个工具未包含',
    choose: '这次导出的工具',
    chooseAll: '全选',
    chooseNone: '全不选',
    isHidden: '这个工具已隐藏：导出工具集时不包含它。',
    offers: '可选的其他写法',
    offersNote: '勾选才生效，而且只影响这次导出；定义本身不变。',
    offerNamespace: '把命名空间写到名称前面。',
    offerName: '把名称写成这个目标接受的样子。',
    offerParameter: '把参数改成这个目标接受的名称。',
    offerRule: '把模式根上的规则移入描述。',
    offerRecursion: '把包含自身的模式展开几层；更深的值无法给出。',
  },
})

addWords('profiles', profiles)
