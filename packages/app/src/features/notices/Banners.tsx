import type { Banner } from '@lattice/api/resources/blade-desk/inbox';
import { Announcement, type AnnouncementItem } from '@lattice/ui/Announcement';
import { useCloseBanner } from './useInbox.ts';

/** Tones by key of the dictionary `banner_tone`. */
const tones: Readonly<Record<string, AnnouncementItem['tone']>> = {
  1: 'info',
  2: 'warning',
  3: 'critical',
  4: 'success',
};

interface BannersProps {
  banners: readonly Banner[];
  /** Shows a notice whole. */
  onOpen: (banner: Banner) => void;
}

/** The notices at the top of every page of the person; reading or closing one takes it away. */
export function Banners({ banners, onOpen }: BannersProps) {
  const close = useCloseBanner();
  return (
    <Announcement
      items={banners.map(({ id, title, tone }) => ({ id, title, tone: tones[tone] ?? 'info' }))}
      onOpen={(id) => {
        const banner = banners.find((one) => one.id === id);
        close(id);
        if (banner !== undefined) onOpen(banner);
      }}
      onClose={close}
    />
  );
}
