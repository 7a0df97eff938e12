<?php
/**
 * What themes and plugins echo into the head and below the page by themselves passes no filter: a tag that is pasted into
 * a setting, a module's preload. It is held until its part of the page is whole, marked up and let go.
 */
namespace Candor;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'wp_head', 'wp_body_open', 'wp_footer' ) as $candor_part ) {
	// After the banner's own tag, which nothing may change.
	add_action( $candor_part, __NAMESPACE__ . '\\hold_output', -999, 0 );
	add_action( $candor_part, __NAMESPACE__ . '\\release_output', PHP_INT_MAX, 0 );
}

/** How deep the buffers were when each part began: a plugin that leaves one open must not have it closed by us. */
function &buffer_levels(): array {
	static $levels = array();
	return $levels;
}

function hold_output(): void {
	if ( options()['output'] && marks() ) {
		ob_start( __NAMESPACE__ . '\\mark_output' );
		$levels   = &buffer_levels();
		$levels[] = ob_get_level();
	}
}

function release_output(): void {
	$levels = &buffer_levels();
	$level  = array_pop( $levels );
	// What others opened inside and forgot belongs to this part; what they closed of ours is written already.
	while ( null !== $level && ob_get_level() >= $level ) {
		ob_end_flush();
	}
}

function mark_output( string $html ): string {
	return (string) mark_html( $html );
}
