import type { ShortcutGroup } from '@lattice/ui/ShortcutHelp';
import { useLingui } from '@lingui/react/macro';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcuts of the product, by where they work. */
export function useShortcuts(): readonly ShortcutGroup[] {
  const { t } = useLingui();
  const command = isApple ? '⌘' : 'Ctrl';
  const option = isApple ? '⌥' : 'Alt';
  return [
    {
      label: t`任何位置`,
      shortcuts: [
        { label: t`打开命令面板`, keys: [command, 'K'] },
        { label: t`查看快捷键`, keys: ['?'] },
        { label: t`关闭弹出内容`, keys: ['Esc'] },
        { label: t`跳到正文`, keys: ['Tab'] },
      ],
    },
    {
      label: t`页面标签`,
      shortcuts: [
        { label: t`在标签间移动`, keys: ['←', '→'] },
        { label: t`显示标签的页面`, keys: ['Enter'] },
        { label: t`关闭标签`, keys: ['Delete'] },
        { label: t`打开标签菜单`, keys: ['Shift', 'F10'] },
        { label: t`调整标签顺序`, keys: ['Ctrl', 'Shift', '←'] },
      ],
    },
    {
      label: t`菜单`,
      shortcuts: [
        { label: t`打开子菜单`, keys: ['Enter'] },
        { label: t`返回上一级`, keys: ['←'] },
        { label: t`移到收藏按钮`, keys: ['→'] },
      ],
    },
    {
      label: t`列表`,
      shortcuts: [
        { label: t`在单元格间移动`, keys: ['↑', '↓', '←', '→'] },
        { label: t`进入单元格`, keys: ['Enter'] },
        { label: t`首行与末行`, keys: [command, 'Home'] },
        { label: t`在列标题上调整列宽`, keys: ['Shift', '→'] },
        { label: t`在列标题上移动列`, keys: [command, 'Shift', '→'] },
        { label: t`新增`, keys: [option, 'N'] },
        { label: t`搜索`, keys: [option, '/'] },
      ],
    },
    {
      label: t`记录`,
      shortcuts: [
        { label: t`下一条`, keys: [option, '↓'] },
        { label: t`上一条`, keys: [option, '↑'] },
        { label: t`保存`, keys: [command, 'Enter'] },
      ],
    },
    {
      label: t`待办事务`,
      shortcuts: [
        { label: t`下一条与上一条`, keys: ['J', 'K'] },
        { label: t`打开任务`, keys: ['O'] },
        { label: t`同意`, keys: ['A'] },
        { label: t`退回`, keys: ['R'] },
        { label: t`提交意见`, keys: [command, 'Enter'] },
      ],
    },
  ];
}
