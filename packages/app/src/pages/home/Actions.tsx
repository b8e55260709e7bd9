import { permissionCode } from '@lattice/api/resource';
import { ActionTile } from '@lattice/ui/ActionTile';
import { Grid } from '@lattice/ui/Grid';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { actionLooks } from './actionLooks.ts';
import { actions } from './home.css.ts';
import { actionsOf } from './roleActions.ts';

/** How many actions there are at most. */
const MOST = 4;

/** The few things that people of the person's roles do most, as far as menu and rights allow them. */
export function Actions() {
  const { t, i18n } = useLingui();
  const { user } = useSnapshot(session);
  const { data: menu } = useMenu();
  const codes = useCodes();
  const isKnown = menu !== undefined && codes !== undefined;
  const found = !isKnown
    ? []
    : actionsOf((user?.role_name ?? '').split(',')).flatMap(([name, action]) => {
        const entry = trailTo(menu, action.to.replace(/\?.*/s, '')).at(-1);
        const mayAdd = action.adds === undefined || codes.has(permissionCode({ path: action.adds }, 'add'));
        return entry === undefined || !mayAdd
          ? []
          : [{ ...actionLooks[name], to: action.to, isExternal: entry.isExternal }];
      });
  if (isKnown && found.length === 0) return null;
  return (
    <nav aria-label={t`常用操作`} className={actions}>
      {isKnown && (
        <Grid columns={{ xs: 2, md: 4 }} gap="md">
          {found.slice(0, MOST).map(({ label, icon, to, isExternal }) => (
            <ActionTile key={to} label={i18n._(label)} icon={icon} href={to} isExternal={isExternal} />
          ))}
        </Grid>
      )}
    </nav>
  );
}
