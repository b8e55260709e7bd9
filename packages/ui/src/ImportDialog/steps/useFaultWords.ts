import { useLingui } from '@lingui/react/macro';
import { SheetFault } from '../../Spreadsheet/SheetFault.ts';

/** Why a file cannot be read, and what to do, in words. */
export function useFaultWords(): (fault: unknown) => string {
  const { t } = useLingui();
  return (fault) => {
    if (!(fault instanceof SheetFault))
      return fault instanceof Error && fault.message !== '' ? fault.message : t`没有完成，请重试。`;
    switch (fault.code) {
      case 'empty':
        return t`文件里没有数据，请检查后重新选择。`;
      case 'oldExcel':
        return t`这是旧版 .xls，或加了密码。请在 Excel 或 WPS 里另存为不加密的 .xlsx。`;
      case 'damaged':
        return t`文件已损坏或没有保存完整。请用 Excel 或 WPS 打开，重新保存后再试。`;
      case 'tooLarge':
        return t`文件太大，请拆成几个再导入。`;
      case 'tooManyRows':
        return t`行数太多，请拆成几个文件。`;
      case 'notTable':
        return t`只能导入 .xlsx 和 .csv，请另存为其中一种。`;
    }
  };
}
