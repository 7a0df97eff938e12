<?php
/**
 * Marks up what WordPress writes: a script gets `type="text/plain"`, an address moves to `data-src`, and `data-candor`
 * says what it waits for. So it waits from the start, whichever way the banner is loaded.
 */
namespace Candor;

defined( 'ABSPATH' ) || exit;

add_filter( 'script_loader_tag', __NAMESPACE__ . '\\mark_enqueued', 999, 3 );
foreach ( array( 'embed_oembed_html', 'render_block', 'the_content', 'widget_block_content', 'widget_text' ) as $candor_filter ) {
	add_filter( $candor_filter, __NAMESPACE__ . '\\mark_html', 999 );
}

/**
 * Only pages that have the banner, which alone lets run what waits. An editor, a feed, a mail, a program, the page to sign
 * in and what other sites embed have none.
 */
function marks(): bool {
	return options()['mark']
		&& is_set_up()
		&& ! is_admin()
		&& ! is_login()
		&& ! is_feed()
		&& ! is_embed()
		&& ! wp_doing_cron()
		&& ! wp_is_json_request()
		&& ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
}

/**
 * An enqueued script with what belongs to it: data before and code after it wait as well.
 *
 * @param mixed $tag    As other plugins left it.
 * @param mixed $handle The script's name.
 * @param mixed $src    Its address.
 * @return mixed
 */
function mark_enqueued( $tag, $handle = '', $src = '' ) {
	if ( ! is_string( $tag ) || ! is_string( $src ) || '' === $src || ! marks() ) {
		return $tag;
	}
	$purpose = purpose_of( $src );
	return '' === $purpose ? $tag : mark_scripts( $tag, $purpose );
}

function mark_scripts( string $html, string $purpose ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'script' ) ) {
		mark_script( $tags, $purpose );
	}
	return $tags->get_updated_html();
}

/**
 * Content of any kind.
 *
 * @param mixed $html As other plugins left it.
 * @return mixed
 */
function mark_html( $html ) {
	if ( ! is_string( $html ) || ! preg_match( '/<(?:iframe|script|img)\b/i', $html ) || ! marks() ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$name = $tags->get_tag();
		$src  = $tags->get_attribute( 'src' );
		if ( ! in_array( $name, array( 'IFRAME', 'SCRIPT', 'IMG' ), true ) || ! is_string( $src ) ) {
			continue;
		}
		$purpose = purpose_of( $src );
		if ( '' === $purpose ) {
			continue;
		}
		if ( 'SCRIPT' === $name ) {
			mark_script( $tags, $purpose );
			continue;
		}
		move( $tags, 'src' );
		move( $tags, 'srcset' );
		$tags->set_attribute( 'data-candor', $purpose );
		// Plugins that load pictures late would put the address back.
		$tags->set_attribute( 'data-no-lazy', '1' );
		$tags->add_class( 'skip-lazy' );
	}
	return $tags->get_updated_html();
}

/** @param \WP_HTML_Tag_Processor $tags At a script. */
function mark_script( $tags, string $purpose ): void {
	$type = $tags->get_attribute( 'type' );
	$type = is_string( $type ) ? strtolower( trim( $type ) ) : '';
	// Data is no code; what waits already goes on waiting for what it says.
	if ( null !== $tags->get_attribute( 'data-candor' ) || ! in_array( $type, array( '', 'text/javascript', 'application/javascript', 'module' ), true ) ) {
		return;
	}
	if ( 'module' === $type ) {
		$tags->set_attribute( 'data-type', 'module' );
	}
	$tags->set_attribute( 'type', 'text/plain' );
	$tags->set_attribute( 'data-candor', $purpose );
	move( $tags, 'src' );
}

/** @param \WP_HTML_Tag_Processor $tags At the tag. */
function move( $tags, string $name ): void {
	$value = $tags->get_attribute( $name );
	if ( is_string( $value ) ) {
		$tags->set_attribute( 'data-' . $name, $value );
		$tags->remove_attribute( $name );
	}
}
